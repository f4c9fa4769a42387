import { paise, rupees, toPaise } from '../money.js';
import { type Device, type UpiKind, waysToPay } from './ways-to-pay.js';

const AMOUNTS = [1, 2_000, 2_001, 100_000, 100_001];
const ALL = [true, true, true, true, true];
const SMALL = [true, true, false, false, false];

describe('ways to pay by UPI', () => {
  it.each<[UpiKind, Device, string, boolean[]]>([
    ['PERSONAL', 'PHONE', 'COPY QR', SMALL],
    ['UNVERIFIED', 'PHONE', 'COPY QR', SMALL],
    ['UNKNOWN', 'PHONE', 'COPY APP QR', SMALL],
    ['VERIFIED', 'PHONE', 'APP COPY QR', ALL],
    ['PERSONAL', 'DESKTOP', 'QR COPY', SMALL],
    ['UNVERIFIED', 'DESKTOP', 'QR COPY', SMALL],
    ['UNKNOWN', 'DESKTOP', 'QR COPY', SMALL],
    ['VERIFIED', 'DESKTOP', 'QR COPY', ALL],
  ])('returns for a %s account on a %s the ways %s', (kind, device, ways, savable) => {
    const offered = AMOUNTS.map((amount) =>
      waysToPay({ kind, limit: paise(10_000_000) }, device, toPaise(rupees(amount))),
    );
    expect(offered.map((offer) => offer.ways.join(' '))).toEqual(AMOUNTS.map(() => ways));
    expect(offered.map((offer) => offer.isQrSavable)).toEqual(savable);
    expect(offered.map((offer) => offer.parts)).toEqual([
      [100],
      [200_000],
      [200_100],
      [10_000_000],
      [10_000_000, 100],
    ]);
  });

  it('divides an amount at the limit of the account', () => {
    const { parts } = waysToPay({ kind: 'VERIFIED', limit: paise(50_000_000) }, 'PHONE', paise(120_000_050));
    expect(parts).toEqual([50_000_000, 50_000_000, 20_000_050]);
  });
});
