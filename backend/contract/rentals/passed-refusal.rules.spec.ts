import { type CodeName, CODES } from '../codes.js';
import { isPassable } from './passed-refusal.rules.js';

const refused = (code: CodeName, reason?: string) => ({
  code: CODES[code].code,
  data: reason === undefined ? null : { reason },
});

describe('isPassable', () => {
  it('accepts refusals about the customer, money, documents or maintenance', () => {
    const refusals = [
      refused('ACCOUNT_REJECTED'),
      refused('PAYMENT_NEEDED'),
      refused('APPROVAL_NEEDED'),
      refused('WRONG_STATE', 'VEHICLE_DOCUMENT'),
      refused('WRONG_STATE', 'MAINTENANCE_OVERDUE'),
      refused('WRONG_STATE', 'LICENCE_EXPIRED'),
    ];
    expect(refusals.map(isPassable)).toEqual(refusals.map(() => true));
  });

  it('rejects contradictions to another record or to the time of the rental', () => {
    const refusals = [
      refused('INVALID'),
      refused('WRONG_STATE'),
      ...['COMPLETED', 'STILL_ON_TRIP', 'TOO_EARLY', 'TOO_LATE', 'LICENCE_DIFFERS'].map((reason) =>
        refused('WRONG_STATE', reason),
      ),
    ];
    expect(refusals.filter(isPassable)).toEqual([]);
  });
});
