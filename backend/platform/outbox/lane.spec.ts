import { setImmediate as turn } from 'node:timers/promises';
import { Lane } from './lane.js';

/** Builds a lane over a queue of numbers; the test ends each delivery. */
function build(size: number, queue: number[]) {
  const ends = new Map<number, () => void>();
  const errors: unknown[] = [];
  const lane = new Lane<number>(size, {
    claim: (limit) => Promise.resolve(queue.splice(0, limit)),
    deliver: (message) => new Promise((resolve) => ends.set(message, resolve)),
    onError: (error) => errors.push(error),
  });
  return { lane, ends, errors, begun: () => [...ends.keys()] };
}

it('delivers as many messages in parallel as its size, and then the next one', async () => {
  const { lane, ends, begun } = build(2, [1, 2, 3, 4]);
  lane.wake();
  await turn();
  expect(begun()).toEqual([1, 2]);
  ends.get(2)?.();
  await turn();
  expect(begun()).toEqual([1, 2, 3]);
});

it('continues while one delivery hangs', async () => {
  const { lane, ends, begun } = build(2, [1, 2, 3, 4, 5]);
  lane.wake();
  for (const message of [2, 3, 4]) {
    await turn();
    ends.get(message)?.();
  }
  await turn();
  expect(begun()).toEqual([1, 2, 3, 4, 5]);
});

it('claims again after a wake-up during a claim', async () => {
  const queue: number[] = [];
  const { lane, begun } = build(2, queue);
  lane.wake();
  queue.push(1);
  lane.wake();
  await turn();
  expect(begun()).toEqual([1]);
});

it('retries a failed claim on the next wake-up', async () => {
  const claims = [() => Promise.reject(new Error('no database')), () => Promise.resolve([1])];
  const begun: number[] = [];
  const errors: unknown[] = [];
  const lane = new Lane<number>(2, {
    claim: () => claims.shift()?.() ?? Promise.resolve([]),
    deliver: (message) => Promise.resolve(void begun.push(message)),
    onError: (error) => errors.push(error),
  });
  lane.wake();
  await turn();
  lane.wake();
  await turn();
  expect([errors.length, begun]).toEqual([1, [1]]);
});

it('stops after its running deliveries and claims no further messages', async () => {
  const { lane, ends, begun } = build(1, [1, 2]);
  lane.wake();
  await turn();
  let stopped = false;
  const stopping = lane.stop().then(() => (stopped = true));
  await turn();
  expect(stopped).toBe(false);
  ends.get(1)?.();
  await stopping;
  expect(begun()).toEqual([1]);
});
