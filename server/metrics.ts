import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted, for whoever operates the server. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly entries = new Counter({
    name: 'holoboard_entries_total',
    help: 'Entries handed to the storage',
    registers: [this.registry],
  });
  private readonly messages = new Counter({
    name: 'holoboard_messages_total',
    help: 'Messages of clients, by what came of them',
    labelNames: ['result'],
    registers: [this.registry],
  });
  private readonly answerTimes = new Histogram({
    name: 'holoboard_answer_seconds',
    help: 'From the arrival of a message to its answer',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5],
    registers: [this.registry],
  });
  private readonly dropped = new Counter({
    name: 'holoboard_connections_dropped_total',
    help: 'Connections that the server ended, by reason',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts something whenever it is asked for. */
  gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(value()),
    });
  }

  stored(): void {
    this.entries.inc();
  }

  answered(result: 'done' | 'refused' | 'malformed' | 'failed' | 'limited', seconds: number): void {
    this.messages.inc({ result });
    this.answerTimes.observe(seconds);
  }

  dropConnection(reason: string): void {
    this.dropped.inc({ reason });
  }

  /** Everything as Prometheus reads it. */
  text(): Promise<string> {
    return this.registry.metrics();
  }

  readonly contentType: string = this.registry.contentType;
}
