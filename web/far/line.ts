import { type Refusal, refuse } from '@holoboard/kernel';
import { type ClientMessage, messagesOf, type ServerMessage } from '@holoboard/table';
import { pauseBefore } from './pauses.ts';

type Answer = Extract<ServerMessage, { type: 'done' | 'refused' | 'history' }>;
type Unnumbered<Message> = Message extends { readonly id: number } ? Omit<Message, 'id'> : never;
/** A message that is not yet numbered. */
export type Question = Unnumbered<ClientMessage>;

/** The parts of a WebSocket that are used. */
export interface Socket {
  onopen: (() => void) | null;
  onclose: ((event?: { readonly code: number; readonly reason: string }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Whether the line is being opened for the first time, stands, or was lost and is being opened again. */
export type LineState = 'connecting' | 'open' | 'lost';

/** What a line needs from its owner. */
export interface LineOwner {
  open(): Socket;
  /** The line stands: whatever is to be followed is asked for now, before anything that waits is sent again. */
  greet(): Promise<void>;
  hear(message: ServerMessage): void;
  changed(state: LineState): void;
  /** The server does not want us: the line stays closed, and this is why. */
  barred(reason: string): void;
  /** What is known, to be told what was missed. */
  known(): { readonly match: string; readonly version: number } | null;
}

interface Pending {
  readonly question: Question;
  /** How often the server has put it off. */
  repeats: number;
  /** How often the line has proved that it lives since it was sent. */
  beats: number;
  /** Whether it may be sent again when the line was lost before the answer came. */
  readonly lasting: boolean;
  readonly resolve: (answer: Answer) => void;
}

/** The code by which the server ends the line of somebody who is banned. */
const banned = 4003;

/** How often the line must prove that it lives, in milliseconds. */
const usualHeartbeat = 10_000;

/** A line to the server that opens itself again when it is lost. */
export class Line {
  private readonly owner: LineOwner;
  private readonly random: () => number;
  private socket: Socket | null = null;
  private state: LineState = 'connecting';
  private ready = false;
  private number = 0;
  private readonly pending = new Map<number, Pending>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private heard = true;
  /** For how many beats the server has been greeted in vain. */
  private greeting = 0;
  private readonly beat: ReturnType<typeof setInterval>;
  private closed = false;

  /** `every` is how often the line must prove that it lives, in milliseconds; `random` spreads its attempts to reconnect. */
  constructor(owner: LineOwner, every: number = usualHeartbeat, random: () => number = Math.random) {
    this.owner = owner;
    this.random = random;
    this.beat = setInterval(() => this.proveAlive(), every);
    this.open();
  }

  /**
   * Asks something and gives the answer. What is `lasting` is asked again when the line was lost meanwhile; anything else is then
   * refused, and whether it was done shows in what the server tells.
   */
  ask(question: Question, lasting = false): Promise<Answer> {
    return new Promise((resolve) => {
      const id = ++this.number;
      if (!this.ready && !lasting && question.type !== 'join') {
        resolve({ type: 'refused', id, refusal: noLine });
        return;
      }
      this.pending.set(id, { question, repeats: 0, beats: 0, lasting, resolve });
      if (this.ready || question.type === 'join') this.send(id, question);
    });
  }

  /** Ends it, for good. */
  close(): void {
    this.closed = true;
    clearInterval(this.beat);
    if (this.timer) clearTimeout(this.timer);
    this.socket?.close();
    this.socket = null;
  }

  /** Opens the line at once, if it is lost: the network has come back. */
  hurry(): void {
    if (this.socket || this.closed) return;
    if (this.timer) clearTimeout(this.timer);
    this.tries = 0;
    this.open();
  }

  private open(): void {
    this.timer = null;
    const socket = this.owner.open();
    this.socket = socket;
    this.heard = true;
    this.greeting = 0;
    socket.onopen = () => void this.begin(socket);
    socket.onmessage = ({ data }) => {
      for (const message of messagesOf(String(data))) this.hear(message);
    };
    socket.onclose = (event) => {
      if (event?.code === banned && this.socket === socket) {
        this.close();
        this.owner.barred(event.reason);
      } else this.lose(socket);
    };
  }

  private async begin(socket: Socket): Promise<void> {
    await this.owner.greet();
    if (this.socket !== socket) return;
    this.ready = true;
    this.tries = 0;
    this.change('open');
    for (const [id, { question }] of this.pending) this.send(id, question);
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket || this.closed) return;
    this.socket = null;
    this.ready = false;
    this.change(this.state === 'connecting' && this.tries < 2 ? 'connecting' : 'lost');
    for (const [id, { lasting, resolve }] of this.pending)
      if (!lasting) {
        this.pending.delete(id);
        resolve({ type: 'refused', id, refusal: noLine });
      }
    this.timer = setTimeout(() => this.open(), pauseBefore(this.tries++, this.random));
  }

  private hear(message: ServerMessage): void {
    this.heard = true;
    if (message.type !== 'done' && message.type !== 'refused' && message.type !== 'history') {
      if (message.type !== 'pong') this.owner.hear(message);
      return;
    }
    const pending = this.pending.get(message.id);
    if (!pending) return;
    const isJoin = pending.question.type === 'join';
    if (message.type === 'refused' && message.again && (pending.lasting || isJoin)) {
      // The server's storage did not answer: the same is asked again.
      const repeat = (): void => {
        if ((this.ready || isJoin) && this.pending.has(message.id)) this.send(message.id, pending.question);
      };
      setTimeout(repeat, pauseBefore(pending.repeats++, this.random));
      return;
    }
    this.pending.delete(message.id);
    pending.resolve(message);
  }

  private send(id: number, question: Question): void {
    this.socket?.send(JSON.stringify({ ...question, id }));
  }

  /** A line that is dead gives no sign by itself. */
  private proveAlive(): void {
    const { socket } = this;
    if (!socket) return;
    // A greeting that has no answer for a whole beat was lost as well.
    if (!this.heard || (!this.ready && this.greeting++ > 1)) {
      socket.close();
      this.lose(socket);
      return;
    }
    this.heard = false;
    if (!this.ready) return;
    socket.send(JSON.stringify({ type: 'ping', ...this.owner.known() }));
    // What has had no answer for a whole beat is sent again; the server knows it by its name.
    for (const [id, pending] of this.pending)
      if (pending.lasting && ++pending.beats > 1) this.send(id, pending.question);
  }

  private change(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    this.owner.changed(state);
  }
}

/** There is no line to the server just now. */
export const noLine: Refusal = refuse('TABLE-REQUEST', {
  problem: 'There is no connection to the server just now.',
  reason: 'line',
});
