import { Gate } from './gate.rules.js';

const refusal = (): Error => new Error('refused');

/** Work that runs until `end` is called. */
function visit(gate: Gate, holder: string, places: number) {
  let begin = (): void => undefined;
  let end = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const over = new Promise<void>((resolve) => (end = resolve));
  let isInside = false;
  const done = gate.run({ holder, places }, refusal, async () => {
    isInside = true;
    begin();
    await over;
  });
  return { begun, done, end: () => end(), isInside: () => isInside };
}

describe('gate', () => {
  it('leaves places to turns that may use more of them, and admits these first', async () => {
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

  it('refuses a visit that waited too long, and one too many', async () => {
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

  it('is left after an error', async () => {
    const gate = new Gate({ waiting: 0, waitMs: 1 });
    const failing = gate.run({ holder: 'a', places: 1 }, refusal, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    const next = visit(gate, 'a', 1);
    await next.begun;
    next.end();
    await next.done;
  });
});
