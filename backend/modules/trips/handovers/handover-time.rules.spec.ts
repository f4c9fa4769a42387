import { correctedTime, stepTime } from './handover-time.rules.js';

const now = new Date('2026-11-29T10:00:00.000Z');
const corrected = (capturedAt: string, deviceOffsetMs: number | null) =>
  correctedTime({ capturedAt: new Date(capturedAt), deviceOffsetMs }, now);

describe('corrected time of a record', () => {
  it.each([
    [
      'is the clock of the phone with its difference',
      '2026-11-29T09:55:00.000Z',
      60_000,
      '09:56:00.000Z',
      false,
    ],
    ['is marked as late after ten minutes', '2026-11-29T09:48:59.999Z', 60_000, '09:49:59.999Z', true],
    ['is never after the arrival', '2026-11-29T12:00:00.000Z', 0, '10:00:00.000Z', false],
    ['is marked as late without a known difference', '2026-11-29T09:59:00.000Z', null, '09:59:00.000Z', true],
    [
      'ignores a difference of more than a day',
      '2026-11-29T09:59:00.000Z',
      86_400_001,
      '09:59:00.000Z',
      true,
    ],
  ])('%s', (_, capturedAt, offset, at, isLate) => {
    expect(corrected(capturedAt, offset)).toEqual({ at: new Date(`2026-11-29T${at}`), isLate });
  });

  it('is undefined for a client without a clock', () => {
    expect(correctedTime(null, now)).toBeUndefined();
  });
});

describe('time of a step', () => {
  const DAY_MS = 86_400_000;
  const ago = (ms: number): Date => new Date(now.getTime() - ms);
  const step = (phoneMs: number | null, typedMs: number | null, isAdmin = false) =>
    stepTime(
      {
        phone: phoneMs === null ? null : { capturedAt: ago(phoneMs), deviceOffsetMs: 0 },
        typed: typedMs === null ? null : ago(typedMs),
      },
      { now, isAdmin },
    );

  it('is the typed return time, which is late after ten minutes', () => {
    const completedAt = ago(60_000);
    expect(step(60_000, 600_000)).toEqual({
      at: ago(600_000),
      isLate: false,
      needsAdmin: false,
      completedAt,
    });
    expect(step(60_000, 600_001)).toMatchObject({ isLate: true, needsAdmin: false });
    expect(step(null, 60_000)).toEqual({
      at: ago(60_000),
      isLate: false,
      needsAdmin: false,
      completedAt: now,
    });
    expect(step(null, null)).toBeUndefined();
  });

  it('needs an admin if a custom admin recorded the return more than a day later, by any clock', () => {
    expect(step(DAY_MS, null)).toMatchObject({ at: ago(DAY_MS), needsAdmin: false });
    expect(step(DAY_MS + 1, null)).toMatchObject({ at: ago(DAY_MS + 1), isLate: true, needsAdmin: true });
    expect(step(0, DAY_MS + 1)).toMatchObject({ needsAdmin: true });
    expect(step(DAY_MS + 1, null, true)).toMatchObject({ needsAdmin: false });
  });
});
