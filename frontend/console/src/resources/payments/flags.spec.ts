import type { ConsoleTransaction } from '@contract/console';
import type { PaymentFlag } from '@contract/payments/payments';
import { translator } from '@shared/i18n/translator';
import type { Translate } from '../../shared/i18n/texts';
import { isOverdue } from '../../shared/ui/overdue';
import { flagTexts } from './flags';

const t = translator('en', {}) as Translate;

const words = (row: ConsoleTransaction): string[] => flagTexts(row, t).map(({ label }) => label);

const labels = (flags: PaymentFlag[], difference: number | null): string[] =>
  words({ flags, difference } as ConsoleTransaction);

describe('payment flags', () => {
  it('shows by how much a payment is short or over', () => {
    expect(labels(['SHORT'], -500)).toEqual(['Short by ₹500']);
    expect(labels(['OVER'], 250.5)).toEqual(['Over by ₹250.50']);
  });

  it('starts with the lost car of a payment without a rental', () => {
    const lost = {
      flags: ['OVER'],
      difference: 5,
      status: 'SUBMITTED',
      bookingId: null,
      slotLostAt: '2026-11-21T06:30:00Z',
    };
    const texts = (over: object) => words({ ...lost, ...over } as ConsoleTransaction);
    expect(texts({})).toEqual(['Car taken after payment', 'Over by ₹5']);
    expect(texts({ bookingId: 3, slotLostAt: null })).toEqual(['Over by ₹5']);
    expect(texts({ status: 'REFUNDED' })).toEqual(['Over by ₹5']);
  });

  it('describes every flag, in the order of the server', () => {
    expect(labels(['SEEN_SCREENSHOT', 'ID_FORMAT'], 0)).toEqual(['Screenshot seen before', 'Unusual ID']);
  });
});

describe('refund', () => {
  it('is late from the day after it was due', () => {
    expect(isOverdue('2026-11-20', '2026-11-21')).toBe(true);
    expect(isOverdue('2026-11-21', '2026-11-21')).toBe(false);
  });
});
