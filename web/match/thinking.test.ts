import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Thinking, type ThinkingRequest, type ThinkingWorker } from './thinking.ts';

const question = { game: 'hoth', view: {}, seat: 0, level: 'pilot', seed: 's', legal: [{ type: 'spin' }] };

/** Workers that only note what they are asked. */
function office() {
  const hired: (ThinkingWorker & { asked: ThinkingRequest[]; gone: boolean })[] = [];
  const start = (): ThinkingWorker => {
    const worker = {
      asked: [] as ThinkingRequest[],
      gone: false,
      postMessage(request: ThinkingRequest) {
        worker.asked.push(request);
      },
      terminate() {
        worker.gone = true;
      },
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    hired.push(worker);
    return worker;
  };
  return { hired, thinking: new Thinking(start) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('answers find their questions, in whatever order they come', async () => {
  const { hired, thinking } = office();
  const first = thinking.choose(question);
  const second = thinking.advise(question);
  const [worker] = hired;
  const [one, two] = worker?.asked ?? [];
  worker?.onmessage?.({ data: { id: two?.id ?? 0, values: [3] } });
  worker?.onmessage?.({ data: { id: one?.id ?? 0, action: { type: 'spin' } } });
  expect(await first).toEqual({ type: 'spin' });
  expect(await second).toEqual([3]);
  expect(hired).toHaveLength(1);
});

test('a crash fails what was asked, and the next question starts a new worker', async () => {
  const { hired, thinking } = office();
  const lost = thinking.choose(question);
  hired[0]?.onerror?.({ message: 'out of memory' });
  await expect(lost).rejects.toThrow('out of memory');
  expect(hired[0]?.gone).toBe(true);
  const next = thinking.choose(question);
  const id = hired[1]?.asked[0]?.id ?? 0;
  hired[1]?.onmessage?.({ data: { id, action: { type: 'spin' } } });
  expect(await next).toEqual({ type: 'spin' });
});

test('a worker that falls silent is given up', async () => {
  const { hired, thinking } = office();
  const lost = expect(thinking.choose(question)).rejects.toThrow('did not answer in time');
  await vi.runAllTimersAsync();
  await lost;
  expect(hired[0]?.gone).toBe(true);
});

test('a problem of the bot is told', async () => {
  const { hired, thinking } = office();
  const lost = thinking.choose(question);
  hired[0]?.onmessage?.({ data: { id: hired[0]?.asked[0]?.id ?? 0, problem: 'There is no such level.' } });
  await expect(lost).rejects.toThrow('There is no such level.');
});

test('a worker that cannot even be started is told', async () => {
  const thinking = new Thinking(() => {
    throw new Error('Workers are forbidden.');
  });
  await expect(thinking.choose(question)).rejects.toThrow('Workers are forbidden.');
});
