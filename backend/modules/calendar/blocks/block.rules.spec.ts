import { refuseBlock } from './block.rules.js';

const ZONE = 'Asia/Kolkata';
const NOW = new Date('2026-11-21T09:00:00Z');
const window = (over: object = {}) => ({
  fromDate: '2026-11-22',
  fromTime: '09:00',
  toDate: '2026-11-23',
  toTime: '18:00',
  ...over,
});

describe('block', () => {
  it("begins as early as today's midnight and ends at any half hour", () => {
    expect(refuseBlock(window(), ZONE, NOW)).toBeNull();
    expect(refuseBlock(window({ fromDate: '2026-11-21', fromTime: '00:00' }), ZONE, NOW)).toBeNull();
  });

  it.each([
    [{ fromDate: '2026-11-20' }, 'fromDate'],
    [{ toDate: '2026-11-21' }, 'toDate'],
    [{ toDate: '2026-11-22', toTime: '09:00' }, 'toTime'],
    [{ fromDate: '2026-11-21', fromTime: '08:00', toDate: '2026-11-21', toTime: '14:30' }, 'toTime'],
    [{ toDate: '2029-01-01' }, 'toDate'],
  ])('refuses %j at the field %s', (over, field) => {
    expect(refuseBlock(window(over), ZONE, NOW)?.field).toBe(field);
  });
});
