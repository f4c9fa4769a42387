import { planDue } from './maintenance.js';

const KM = { everyKm: 10_000, everyDays: null, doneKm: 40_000, doneOn: null };
const DAYS = { everyKm: null, everyDays: 90, doneKm: null, doneOn: '2026-09-01' };
const today = '2026-11-01';

describe('planDue', () => {
  it.each([
    [49_499, 'OK'],
    [49_500, 'DUE_SOON'],
    [50_000, 'DUE_SOON'],
    [50_001, 'OVERDUE'],
    [null, 'OK'],
  ])('compares %p km with the limit and returns %s', (odometer, state) =>
    expect(planDue(KM, { odometer, today })).toEqual({ dueKm: 50_000, dueOn: null, state }),
  );

  it.each([
    ['2026-11-15', 'OK'],
    ['2026-11-16', 'DUE_SOON'],
    ['2026-11-30', 'DUE_SOON'],
    ['2026-12-01', 'OVERDUE'],
  ])('compares the day %s with the limit and returns %s', (day, state) =>
    expect(planDue(DAYS, { odometer: 0, today: day })).toEqual({ dueKm: null, dueOn: '2026-11-30', state }),
  );

  it('applies the earlier limit', () =>
    expect(planDue({ ...KM, everyDays: 90, doneOn: '2026-09-01' }, { odometer: 50_001, today }).state).toBe(
      'OVERDUE',
    ));
});
