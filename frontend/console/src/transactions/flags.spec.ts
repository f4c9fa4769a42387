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

  it('names every flag in words, in the order of the server', () => {
    expect(labels(['SEEN_SCREENSHOT', 'ID_FORMAT'], 0)).toEqual(['Screenshot seen before', 'Unusual id']);
  });
});
