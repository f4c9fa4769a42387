import { inEnglish } from '../../platform/http/wire-message.js';
import { customersRefund } from './term-lines.js';

const POLICY = { freeUntilHours: 48, partUntilHours: 24, partPercent: 50, coolingOffMinutes: 60 };
const refund = (policy: Partial<typeof POLICY>): string[] =>
  customersRefund({ ...POLICY, ...policy }).map(inEnglish);

describe('refund in words', () => {
  it.each([
    [24, 'Full refund within 60 minutes of booking too, if pickup is more than 24 hours away.'],
    [1, 'Full refund within 60 minutes of booking too, if pickup is more than 1 hour away.'],
    [0, 'Full refund within 60 minutes of booking too, until the pickup time.'],
  ])('states the cooling-off time that ends %i hours before pickup', (partUntilHours, text) => {
    expect(refund({ partUntilHours })[1]).toBe(text);
  });

  it('omits a cooling-off time that adds nothing to the full refund', () => {
    expect(refund({ freeUntilHours: 0, partUntilHours: 0 })).toEqual([
      'Full refund until the pickup time, none after that.',
    ]);
    expect(refund({ partUntilHours: 48 })).toHaveLength(1);
    expect(refund({ partPercent: 100 })).toHaveLength(1);
  });
});
