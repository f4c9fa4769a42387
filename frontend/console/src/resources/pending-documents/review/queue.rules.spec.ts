import { neighbours } from './queue.rules';

const waiting = (id: number, minute: number) => ({ id, submittedAt: `2026-11-21T10:0${minute}:00.000Z` });
const queue = [waiting(4, 1), waiting(2, 2), waiting(3, 2), waiting(1, 5)];
const around = (current: { id: number; submittedAt: string }, of = queue) => {
  const { previous, next } = neighbours(of, current);
  return [previous?.id ?? null, next?.id ?? null];
};

describe('queue of documents to review', () => {
  it('sorts by waiting time, then by ID', () => {
    expect(around(queue[0]!)).toEqual([null, 2]);
    expect(around(queue[1]!)).toEqual([4, 3]);
    expect(around(queue[2]!)).toEqual([2, 1]);
  });
  it('continues with the first customer after the last', () => expect(around(queue[3]!)).toEqual([3, 4]));
  it('keeps the position of a customer whom another admin has decided', () => {
    expect(around(waiting(9, 3))).toEqual([3, 1]);
    expect(around(waiting(9, 6))).toEqual([1, 4]);
  });
  it('has no neighbours if no other customer is waiting', () => {
    expect(around(queue[0]!, [queue[0]!])).toEqual([null, null]);
    expect(around(queue[0]!, [])).toEqual([null, null]);
  });
});
