import { CODES } from '@contract/codes';
import type { ConsoleHandover, HandoverForm } from '@contract/rentals/handovers';
import { ApiError, NetworkError } from '@shared/http';
import { isFinal, nextStep, offlineProblem, pauseAfter, stateOf, stepsLeft } from './queue.rules';
import { NO_PROGRESS, type PhoneRecord, type Progress, type QueueEntry } from './records';

const photo = (id: string, capturedAt: string) => ({
  id,
  recordId: 'r',
  point: 'FRONT' as const,
  capturedAt,
  deviceOffsetMs: null,
});
const COMPLETION = { confirmation: 'SIGNATURE', capturedAt: 'now', deviceOffsetMs: 0 } as const;

function entry(record: Partial<PhoneRecord> = {}, progress: Partial<Progress> = {}): QueueEntry {
  return {
    record: { id: 'r', version: 3, completion: COMPLETION, ...record } as PhoneRecord,
    photos: [photo('late', '2026-11-29T10:05:00.000Z'), photo('early', '2026-11-29T10:00:00.000Z')],
    progress: { ...NO_PROGRESS, id: 'r', ...progress },
  };
}
const stored = (...ids: string[]) => ({ photos: ids.map((id) => ({ id })) }) as unknown as ConsoleHandover;
const keysOf = (one: QueueEntry): string[] => stepsLeft(one).map(({ key }) => key);

describe('order of the requests', () => {
  it('sends the content first, then the photos in the order they were taken, then the completion', () => {
    expect(keysOf(entry())).toEqual(['draft 3', 'photo early', 'photo late', 'completion now']);
  });

  it('omits requests that the server has received, and sends changed content again', () => {
    expect(keysOf(entry({}, { sentVersion: 3, stored: stored('early') }))).toEqual([
      'photo late',
      'completion now',
    ]);
    expect(keysOf(entry({ version: 4 }, { sentVersion: 3, stored: stored('early', 'late') }))).toEqual([
      'draft 4',
      'completion now',
    ]);
  });

  it('stops at a refused request until staff change the record', () => {
    const progress = {
      sentVersion: 3,
      stored: stored('early', 'late'),
      refused: { step: 'completion now', refusal: {} as never },
    };
    expect(nextStep(entry({}, progress))).toBeNull();
    expect(nextStep(entry({ completion: { ...COMPLETION, capturedAt: 'later' } }, progress))).toEqual({
      kind: 'COMPLETION',
      key: 'completion later',
    });
    expect(nextStep(entry({ version: 4 }, progress))).toEqual({ kind: 'DRAFT', key: 'draft 4' });
  });
});

describe('state of a record', () => {
  const sent = { sentVersion: 3, stored: stored('early', 'late') };

  it('is received only if the server has everything', () => {
    expect(stateOf(entry({ completion: null }, sent), false)).toEqual({ kind: 'RECEIVED' });
    expect(stateOf(entry({}, sent), false)).toEqual({ kind: 'SAVED' });
  });

  it('counts the requests while they are sent', () => {
    expect(stateOf(entry(), true)).toEqual({ kind: 'SENDING', number: 1, total: 4 });
    expect(stateOf(entry({}, sent), true)).toEqual({ kind: 'SENDING', number: 4, total: 4 });
  });

  it('requires a decision of staff after a refusal', () => {
    const refused = { step: 'completion now', refusal: {} as never };
    expect(stateOf(entry({}, { ...sent, refused }), false)).toEqual({ kind: 'NEEDS_YOU' });
  });
});

describe('repetition', () => {
  it('waits from 5 seconds to 5 minutes', () => {
    expect([1, 2, 3, 6, 7, 50].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 160_000, 300_000, 300_000]);
  });

  it('ends only with a decision of the server', () => {
    const error = (code: keyof typeof CODES) => new ApiError({ code: CODES[code].code }, CODES[code].http);
    expect((['WRONG_STATE', 'INVALID', 'CODE_WRONG', 'NOT_FOUND'] as const).map(error).map(isFinal)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(
      (['UNAUTHENTICATED', 'TOO_MANY', 'RUNNING', 'UNAVAILABLE'] as const).map(error).map(isFinal),
    ).toEqual([false, false, false, false]);
    expect([new NetworkError('timeout'), new ApiError({}, 502), new Error('x')].map(isFinal)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('completion without network', () => {
  const now = Date.parse('2026-11-29T12:00:00.000Z');
  const form = (at: string, blockers = 0) => ({
    form: { now: at, blockers: Array.from({ length: blockers }) } as Pick<HandoverForm, 'now' | 'blockers'>,
    now,
  });

  it('requires a signature, and for a handover a form of the last 12 hours without blockers', () => {
    const fresh = form('2026-11-29T00:00:00.000Z');
    for (const way of ['SIGNATURE', 'THUMB_MARK'] as const)
      expect(offlineProblem('HANDOVER', way, fresh)).toBeNull();
    expect(offlineProblem('HANDOVER', 'CODE', fresh)).toBe('CODE');
    expect(offlineProblem('HANDOVER', 'SIGNATURE', form('2026-11-28T23:59:59.999Z'))).toBe('OLD');
    expect(offlineProblem('HANDOVER', 'SIGNATURE', form('2026-11-29T11:00:00.000Z', 1))).toBe('BLOCKED');
  });

  it('allows a return with a signature or without the customer, however old the form is', () => {
    const old = form('2026-11-20T00:00:00.000Z', 1);
    expect(offlineProblem('RETURN', 'SIGNATURE', old)).toBeNull();
    expect(offlineProblem('RETURN', 'NOT_PRESENT', old)).toBeNull();
    expect(offlineProblem('RETURN', 'CODE', old)).toBe('CODE');
  });
});
