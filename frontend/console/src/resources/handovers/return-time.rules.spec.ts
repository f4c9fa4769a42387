import { returnTime } from './return-time.rules';

// 22:00 in the city.
const now = new Date('2026-11-29T16:30:00.000Z');

describe('time of a return', () => {
  it.each([
    ['', '', 'custom-admin', false, null],
    ['2026-11-29T21:45', '', 'custom-admin', false, null],
    ['2026-11-29T21:44', '', 'custom-admin', true, 'NOTE'],
    ['2026-11-29T20:00', 'No', 'custom-admin', true, 'NOTE'],
    ['2026-11-29T20:00', 'Found at the gate', 'custom-admin', true, null],
    ['2026-11-28T22:00', 'Found at the gate', 'custom-admin', true, null],
    ['2026-11-28T21:59', 'Found at the gate', 'custom-admin', true, 'ADMIN'],
    ['2026-11-28T21:59', 'Found at the gate', 'admin', true, null],
    ['2026-11-29T22:01', 'Found at the gate', 'admin', false, 'AHEAD'],
  ] as const)('maps %s and the note "%s" of a %s to needsNote %s and the problem %s', (...row) => {
    const [returnedAt, note, role, needsNote, problem] = row;
    expect(returnTime({ returnedAt, note }, { now, role })).toMatchObject({ needsNote, problem });
  });
});
