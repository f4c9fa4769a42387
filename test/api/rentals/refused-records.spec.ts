import { randomUUID } from 'node:crypto';
import type { RefusedRecord } from '../../../backend/contract/rentals/handovers';
import type { WorkList } from '../../../backend/contract/work';
import { picture } from '../../support/pictures';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import { handoverSteps } from './handover.support';
import { type TripData, tripData } from './trip.support';

describe('records of phones that the server refused', () => {
  let w: TripData & { photo: Buffer };
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterAll(() => w.server.stop());
  const { complete, filled, handedOver, ready, save } = handoverSteps(() => w);

  const pathOf = ({ id }: Rented): string => `/console/rentals/${id}/refused-records`;
  const listed = async (rented: Rented): Promise<Pick<RefusedRecord, 'id' | 'kind' | 'code'>[]> => {
    const { body } = await w.server.http.get(pathOf(rented)).set(bearer(w.desk)).expect(200);
    return (body as RefusedRecord[]).map(({ id, kind, code }) => ({ id, kind, code }));
  };
  const work = async (rented: Rented): Promise<(string | undefined)[]> => {
    const { body } = await w.server.http.get('/console/work').set(bearer(w.desk)).expect(200);
    return (body as WorkList).items
      .filter(({ kind, subject }) => kind === 'REFUSED_RECORD' && subject.id === rented.id)
      .map(({ act }) => act?.name);
  };

  it('lists a record as work until an admin records it as it happened', async () => {
    const rented = await w.confirmed(-0.4);
    const id = await ready(rented, 'HANDOVER');
    const record = { confirmation: 'SIGNATURE', capturedAt: new Date().toISOString(), deviceOffsetMs: 0 };
    await complete(id, { confirmation: 'THUMB_MARK' }).expect(400);
    expect(await listed(rented)).toEqual([]);
    await w.server.db.query('UPDATE customers SET suspended_at = app_now() WHERE id = $1', [rented.who.id]);
    await complete(id, record).expect(403);
    expect(await work(rented)).toEqual(['RESOLVE']);
    await complete(id, record, w.admin).expect(404);
    expect(await listed(rented)).toEqual([{ id, kind: 'HANDOVER', code: 1006 }]);
    const happened = { ...record, asItHappened: true, reason: 'The car had left before the suspension' };
    await complete(id, happened, w.admin).expect(200);
    expect(await listed(rented)).toEqual([]);
    expect(await work(rented)).toEqual([]);
  });

  it('lists a record whose first request is refused, until an admin discards it', async () => {
    const rented = await w.confirmed(1);
    const id = randomUUID();
    const cancel = w.server.http.put(`/console/bookings/${rented.id}/cancellation`).set(bearer(w.admin));
    await cancel.send({ reason: 'The car is at the workshop.' }).expect(200);
    const refuse = () => save(id, filled(rented, 'HANDOVER')).expect(409);
    const discard = (token: string) => w.server.http.delete(`${pathOf(rented)}/${id}`).set(bearer(token));
    await refuse();
    expect(await listed(rented)).toEqual([{ id, kind: 'HANDOVER', code: 1015 }]);
    await discard(w.desk).expect(403);
    expect((await discard(w.admin).expect(200)).body).toEqual([]);
    await discard(w.admin).expect(200);
    expect(await work(rented)).toEqual([]);
    const { rows } = await w.server.db.query(
      `SELECT 1 FROM audit_entries WHERE action = 'discard-record' AND subject_id = $1`,
      [String(rented.id)],
    );
    expect(rows).toHaveLength(1);
    // The phone still has the record, and sends it again.
    await refuse();
    expect(await work(rented)).toEqual(['RESOLVE']);
  });

  it('returns 404 for an ID that is not a UUID', async () => {
    const rented = await w.confirmed(1);
    const { body } = await save('not-a-uuid', filled(rented, 'HANDOVER'));
    expect(body).toMatchObject({ code: 1002 });
    expect(await listed(rented)).toEqual([]);
  });

  it('lists the record of a second phone until that phone sends only its photos', async () => {
    const rented = await w.confirmed(-0.4);
    const second = await ready(rented, 'HANDOVER', { token: w.admin });
    await handedOver(rented);
    await complete(second, { confirmation: 'SIGNATURE', delayedBy: 'CUSTOMER' }, w.admin).expect(409);
    expect(await listed(rented)).toEqual([{ id: second, kind: 'HANDOVER', code: 1015 }]);
    await save(second, { ...filled(rented, 'HANDOVER'), photosOnly: true }, w.admin).expect(200);
    expect(await listed(rented)).toEqual([]);
  });
});
