import { randomUUID } from 'node:crypto';
import { picture } from '../../support/pictures';
import { bearer } from '../../support/test-data';
import { handoverSteps } from './handover.support';
import { type TripData, tripData } from './trip.support';

describe('marks of the customer', () => {
  let w: TripData & { photo: Buffer };
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterAll(() => w.server.stop());
  const { complete, own, ready } = handoverSteps(() => w);

  it('accepts them for 30 minutes after the arrival of a handover that was sent late', async () => {
    const rented = await w.confirmed(-5);
    const id = await ready(rented, 'HANDOVER');
    const capturedAt = new Date(Date.now() - 4 * 3_600_000).toISOString();
    const phone = { capturedAt, deviceOffsetMs: 0, delayedBy: 'CUSTOMER' };
    await complete(id, { confirmation: 'SIGNATURE', ...phone }).expect(200);
    const [seen] = await own(rented);
    expect(seen.completedAt).toBe(capturedAt);
    expect(Math.abs(Date.parse(seen.marksUntil) - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    const add = (text: string) =>
      w.server.http
        .put(`/api/rentals/${rented.reference}/marks/${randomUUID()}`)
        .set(bearer(rented.who.account))
        .field('point', 'LEFT')
        .field('text', text);
    await add('Dent').expect(200);
    await w.advanceClock('31 minutes');
    expect((await add('Late').expect(409)).body.data).toMatchObject({ reason: 'TOO_LATE' });
  });
});
