import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { handoverSteps } from './handover.support';
import { type SettlementData, settlementSteps } from './settlement.support';
import { tripData } from './trip.support';

const DAY_S = 86_400;

describe('confirmation by a thumb mark', () => {
  let w: SettlementData;
  beforeAll(async () => {
    w = { ...(await tripData()), photo: await picture(1) };
  });
  afterAll(() => w.server.stop());
  const { addPhoto, complete, fieldsOf, own, ready } = handoverSteps(() => w);
  const settlements = settlementSteps(() => w);

  it('needs a photo of the mark and the name of a witness, which is removed with the photos', async () => {
    const rented = await w.confirmed(-0.4);
    const id = await ready(rented, 'HANDOVER');
    const marked = { confirmation: 'THUMB_MARK', witness: 'Sunita Pawar' };
    expect(fieldsOf(await complete(id, { confirmation: 'THUMB_MARK' }).expect(400))).toEqual([
      'thumbMark',
      'witness',
    ]);
    await addPhoto(id, 'THUMB_MARK').expect(200);
    expect(fieldsOf(await complete(id, { ...marked, witness: 'S' }).expect(400))).toEqual(['witness']);
    expect((await complete(id, marked).expect(200)).body).toMatchObject(marked);
    expect((await own(rented))[0]).toMatchObject(marked);
    expect(await w.agreement(rented)).toMatchObject({ confirmation: 'THUMB_MARK' });
    const evidence = await w.server.http
      .get(`/console/rentals/${rented.id}/evidence`)
      .set(bearer(w.admin))
      .expect(200);
    expect(evidence.body).toMatchObject({ items: 8, problem: null });
    const file = await w.server.http.get(`/console/handovers/${id}/file`).set(bearer(w.desk)).expect(200);
    expect((await textsOf(file.body as Buffer))[0]).toMatch(/with a thumb mark.*Witness.*Sunita Pawar/s);

    await w.move(rented, 'RETURNED').expect(200);
    await settlements.ago((await settlements.console(rented)).id, 'opened_at', DAY_S);
    await settlements.followed(rented);
    const witness = async (): Promise<unknown> =>
      (await w.server.db.query('SELECT witness FROM handovers WHERE id = $1', [id])).rows[0].witness;
    await moveClock(w.server, '179 days');
    await w.server.runJob('remove-old-rows');
    expect(await witness()).toBe('Sunita Pawar');
    await moveClock(w.server, '181 days');
    await w.server.runJob('remove-old-rows');
    expect(await witness()).toBeNull();
  });
});
