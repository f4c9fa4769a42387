import type { ConsoleTransaction } from '@contract/console';
import type { PaymentFlag } from '@contract/payments';
import { flagTexts } from './flags';

const labels = (flags: PaymentFlag[], difference: number | null): string[] =>
  flagTexts({ flags, difference } as ConsoleTransaction).map(({ label }) => label);

describe('what to look at twice before verifying', () => {
  it('says by how much a payment is short or over', () => {
    expect(labels(['SHORT'], -500)).toEqual(['Short by ₹500']);
    expect(labels(['OVER'], 250.5)).toEqual(['Over by ₹250.50']);
  });

  it('says first that a payment found no free car, as long as no rental has claimed it', () => {
    const lost = {
      flags: ['OVER'],
      difference: 5,
      status: 'SUBMITTED',
      bookingId: null,
      slotLostAt: '2026-11-21T06:30:00Z',
    };
    const texts = (over: object) =>
      flagTexts({ ...lost, ...over } as ConsoleTransaction).map(({ label }) => label);
    expect(texts({})).toEqual(['Found no free car', 'Over by ₹5']);
    expect(texts({ bookingId: 3, slotLostAt: null })).toEqual(['Over by ₹5']);
    expect(texts({ status: 'REFUNDED' })).toEqual(['Over by ₹5']);
  });

  it('names every flag in words, in the order of the server', () => {
    expect(labels(['SEEN_SCREENSHOT', 'ID_FORMAT'], 0)).toEqual(['Screenshot seen before', 'Unusual id']);
  });
});
