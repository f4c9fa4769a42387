import { Gate } from './gate.rules.js';

const refusal = (): Error => new Error('refused');

/** Starts work that runs until `end` is called. */
function visit(gate: Gate, holder: string, places: number, signal = new AbortController().signal) {
  let begin = (): void => undefined;
  let end = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const over = new Promise<void>((resolve) => (end = resolve));
  let isInside = false;
  const done = gate.run({ holder, places, signal }, refusal, async () => {
    isInside = true;
    begin();
    await over;
  });
  return { begun, done, end: () => end(), isInside: () => isInside };
}

describe('gate', () => {
  it('reserves places for turns with more places, and admits these turns first', async () => {
    const gate = new Gate({ waiting: 9, waitMs: 60_000 });
    const one = visit(gate, 'a', 1);
    const other = visit(gate, 'b', 1);
    const payment = visit(gate, 'c', 2);
    const later = visit(gate, 'd', 2);
    await Promise.all([one.begun, payment.begun]);
    one.end();
    await later.begun;
    expect(other.isInside()).toBe(false);
    payment.end();
    await payment.done;
    expect(other.isInside()).toBe(false);
    later.end();
    await other.begun;
    other.end();
    await other.done;
  });

  it('admits one visit of a holder at a time', async () => {
    const gate = new Gate({ waiting: 9, waitMs: 60_000 });
    const first = visit(gate, 'a', 5);
    const second = visit(gate, 'a', 5);
    const other = visit(gate, 'b', 5);
    await Promise.all([first.begun, other.begun]);
    expect(second.isInside()).toBe(false);
    first.end();
    await second.begun;
    second.end();
    other.end();
    await Promise.all([first.done, second.done, other.done]);
  });

  it('refuses a visit that waited too long, and visits above the limit', async () => {
    const gate = new Gate({ waiting: 1, waitMs: 1 });
    const first = visit(gate, 'a', 1);
    await first.begun;
    const waits = visit(gate, 'b', 1);
    await expect(visit(gate, 'c', 1).done).rejects.toThrow('refused');
    await expect(waits.done).rejects.toThrow('refused');
    first.end();
    await first.done;
    const next = visit(gate, 'b', 1);
    await next.begun;
    next.end();
    await next.done;
  });

  it('refuses the second waiting visit of one holder, and admits others', async () => {
    const gate = new Gate({ waiting: 9, each: 1, waitMs: 60_000 });
    const first = visit(gate, 'a', Infinity);
    const second = visit(gate, 'a', Infinity);
    await expect(visit(gate, 'a', Infinity).done).rejects.toThrow('refused');
    const other = visit(gate, 'b', Infinity);
    await other.begun;
    first.end();
    await second.begun;
    second.end();
    other.end();
    await Promise.all([first.done, second.done, other.done]);
  });

  it('rejects a visit that is aborted before or during its wait', async () => {
    const gate = new Gate({ waiting: 1, waitMs: 60_000 });
    const inside = visit(gate, 'a', 1);
    await inside.begun;
    const controller = new AbortController();
    const aborted = visit(gate, 'b', 1, controller.signal);
    const refused = visit(gate, 'c', 1);
    await expect(refused.done).rejects.toThrow('refused');
    controller.abort(new Error('disconnected'));
    await expect(aborted.done).rejects.toThrow('disconnected');
    await expect(visit(gate, 'b', 1, controller.signal).done).rejects.toThrow('disconnected');
    const next = visit(gate, 'c', 1);
    inside.end();
    await next.begun;
    next.end();
    await Promise.all([inside.done, next.done]);
    expect(aborted.isInside()).toBe(false);
  });

  it('frees the place after an error', async () => {
    const gate = new Gate({ waiting: 0, waitMs: 1 });
    const failing = gate.run({ holder: 'a', places: 1 }, refusal, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    const next = visit(gate, 'a', 1);
    await next.begun;
    next.end();
    await next.done;
  });
});
