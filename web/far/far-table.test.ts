import { refuse } from '@holoboard/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FarTableClient } from './far-table.ts';
import type { Socket } from './line.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Sent = { readonly type: string; readonly id: number };

/** A client with every socket it has opened, and what it has sent. */
function follow() {
  const sockets: Socket[] = [];
  const sent: Sent[] = [];
  const open = (): Socket => {
    const socket: Socket = {
      onopen: null,
      onclose: null,
      onmessage: null,
      send: (text) => sent.push(JSON.parse(text) as Sent),
      close: () => {},
    };
    sockets.push(socket);
    return socket;
  };
  const client = new FarTableClient({
    id: 'm',
    open,
    loadGame: () => Promise.reject(new Error()),
    now: Date.now,
    heartbeat: 1_000_000,
  });
  const hear = async (message: unknown): Promise<void> => {
    sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) });
    await vi.advanceTimersByTimeAsync(0);
  };
  return { client, sockets, sent, hear };
}

const unknown = refuse('TABLE-REQUEST', { problem: 'There is no such table.', reason: 'unknown' });
const removed = refuse('TABLE-REQUEST', {
  problem: 'You have been removed from this table.',
  reason: 'removed',
});

test('a table that refuses to be joined is told with the reason, and not asked again', async () => {
  const { client, sockets, sent, hear } = follow();
  sockets[0]?.onopen?.();
  await hear({ type: 'refused', id: sent[0]?.id, refusal: unknown });
  expect(client.get().refusal).toEqual(unknown);
  sockets[0]?.onclose?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.length, sent.length]).toEqual([1, 1]);
});

test('a join that the storage could not answer is repeated by itself, and nobody is told', async () => {
  const { client, sockets, sent, hear } = follow();
  sockets[0]?.onopen?.();
  const again = refuse('TABLE-REQUEST', { problem: 'Try again.', reason: 'storage' });
  await hear({ type: 'refused', id: sent[0]?.id, refusal: again, again: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ type }) => type)).toEqual(['join', 'join']);
  expect(sent[1]?.id).toBe(sent[0]?.id);
  await hear({ type: 'done', id: sent[1]?.id });
  expect(client.get()).toMatchObject({ line: 'open', refusal: null });
  client.close();
});

test('a line that breaks during the join opens again, and the table is not given up', async () => {
  const { client, sockets, sent, hear } = follow();
  sockets[0]?.onopen?.();
  sockets[0]?.onclose?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(client.get().refusal).toBeNull();
  sockets[1]?.onopen?.();
  await hear({ type: 'done', id: sent[1]?.id });
  expect(client.get()).toMatchObject({ line: 'open', refusal: null });
  client.close();
});

test('whoever is sent away stays away', async () => {
  const { client, sockets, sent, hear } = follow();
  sockets[0]?.onopen?.();
  await hear({ type: 'done', id: sent[0]?.id });
  await hear({ type: 'left', match: 'm', refusal: removed });
  expect(client.get().refusal).toEqual(removed);
  sockets[0]?.onclose?.();
  client.hurry();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sockets.length, sent.length]).toEqual([1, 1]);
});

test('one learns which lines are one’s own', async () => {
  const { client, sockets, sent, hear } = follow();
  sockets[0]?.onopen?.();
  await hear({ type: 'done', id: sent[0]?.id });
  const line = { at: 1, name: 'Ann', seat: null, text: 'Hi' };
  await hear({ type: 'chat', match: 'm', lines: [{ ...line, number: 1, speaker: 0 }] });
  expect(client.get().own).toBeNull();
  await hear({ type: 'chat', match: 'm', lines: [{ ...line, number: 2, speaker: 1 }], own: 1 });
  await hear({ type: 'chat', match: 'm', lines: [{ ...line, number: 3, speaker: 0 }] });
  expect(client.get().own).toBe(1);
  client.close();
});
