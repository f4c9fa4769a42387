import { tabOf } from '../../shared/ui/lists/list-tabs';
import { PAYMENT_TABS } from './tabs';

describe('tab of a payment filter', () => {
  it.each([
    [{ toVerify: true }, 'toVerify'],
    [{ toVerify: true, q: '4123' }, 'toVerify'],
    [{ flagged: true }, 'flagged'],
    [{ unlinked: true }, 'unlinked'],
    [{ owed: true }, 'refundsDue'],
    [{ done: true, status: 'REJECTED' }, 'done'],
    [{ status: 'REJECTED' }, 'all'],
    [{ verifiedFrom: '2026-11-01' }, 'all'],
    [{}, 'all'],
  ])('is found for %j', (filter, name) => expect(tabOf(PAYMENT_TABS, filter)?.name).toBe(name));
});
