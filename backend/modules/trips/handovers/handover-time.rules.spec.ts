import { correctedTime } from './handover-time.rules.js';

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
    ['is marked as late from ten minutes', '2026-11-29T09:48:59.999Z', 60_000, '09:49:59.999Z', true],
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

  it('is the arrival for a client without a clock', () => {
    expect(correctedTime(null, now)).toBeUndefined();
  });
});
