import { type NewestMove, stateBefore, undoOffer, undoProblem } from './undo.rules.js';

const RULES = { undoMinutes: 30 };
const OWN_ID = 2;
const move = (over: Partial<NewestMove> = {}): NewestMove => ({
  id: 7,
  from: 'CONFIRMED',
  to: 'ON_TRIP',
  movedBy: String(OWN_ID),
  recordedAt: new Date('2026-12-01T06:00:00Z'),
  isTripRecord: false,
  endsBefore: null,
  isMoneySent: false,
  ...over,
});
const at = (now: string, isAdmin = false) => ({ isAdmin, id: OWN_ID, now: new Date(now) });

describe('undo of a change of state', () => {
  it.each([
    ['ON_TRIP', false, '2026-12-01T06:30:00Z', null],
    ['ON_TRIP', false, '2026-12-01T06:30:00.001Z', 'UNDO_TOO_LATE'],
    ['RETURNED', true, '2026-12-01T06:30:00Z', null],
    ['RETURNED', true, '2026-12-01T06:30:00.001Z', 'UNDO_TOO_LATE'],
    ['DECLINED', true, '2026-12-01T06:30:00.001Z', 'UNDO_TOO_LATE'],
    ['NO_SHOW', false, '2026-12-01T06:30:00.001Z', 'UNDO_TOO_LATE'],
    ['NO_SHOW', true, '2026-12-02T06:00:00Z', null],
    ['NO_SHOW', true, '2026-12-02T06:00:00.001Z', 'UNDO_TOO_LATE'],
    ['CANCELLED', false, '2026-12-01T06:30:00.001Z', 'UNDO_TOO_LATE'],
    ['CANCELLED', true, '2026-12-02T06:00:00Z', null],
    ['CANCELLED', true, '2026-12-02T06:00:00.001Z', 'UNDO_TOO_LATE'],
    ['CLOSED', true, '2026-12-01T06:00:00Z', 'NOT_LAST'],
    ['CONFIRMED', true, '2026-12-01T06:00:00Z', 'NOT_LAST'],
  ] as const)('maps %s, admin %s, at %s to %s', (to, isAdmin, now, problem) => {
    expect(undoProblem(move({ to }), at(now, isAdmin), RULES)).toBe(problem);
  });

  it('is refused for changes by the system, the customer or, for custom admins, a colleague', () => {
    const now = at('2026-12-01T06:01:00Z');
    expect(undoProblem(move({ movedBy: 'system' }), now, RULES)).toBe('NOT_LAST');
    expect(undoProblem(move({ movedBy: 'customer' }), now, RULES)).toBe('NOT_LAST');
    expect(undoProblem(move({ movedBy: '1' }), now, RULES)).toBe('NOT_OWN');
    expect(undoProblem(move({ movedBy: '1' }), { ...now, isAdmin: true }, RULES)).toBeNull();
  });

  it('is refused after money was sent, except for a handover', () => {
    const now = at('2026-12-01T06:01:00Z');
    expect(undoProblem(move({ to: 'CANCELLED', isMoneySent: true }), now, RULES)).toBe('MONEY_SENT');
    expect(undoProblem(move({ to: 'ON_TRIP', isMoneySent: true }), now, RULES)).toBeNull();
  });

  it('returns to the state before, and to CONFIRMED for a trip that was recorded afterwards', () => {
    expect(stateBefore(move({ from: 'ON_TRIP', to: 'RETURNED' }))).toBe('ON_TRIP');
    expect(stateBefore(move({ from: 'ON_TRIP', to: 'RETURNED', isTripRecord: true }))).toBe('CONFIRMED');
  });

  it('is offered with its deadline', () => {
    expect(undoOffer(move(), at('2026-12-01T06:01:00Z'), RULES)).toEqual({
      moveId: 7,
      to: 'CONFIRMED',
      until: '2026-12-01T06:30:00.000Z',
    });
    expect(undoOffer(move(), at('2026-12-01T07:01:00Z'), RULES)).toBeNull();
  });
});
