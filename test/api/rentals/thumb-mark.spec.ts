import type { IssuedDocument } from '../../../backend/contract/payments/issued-documents';
import { textsOf } from '../../support/pdf-texts';
import { picture } from '../../support/pictures';
import { moveClock } from '../../support/server';
import { bearer } from '../../support/test-data';
import { pdf } from '../fleet/fleet.support';
import type { Rented } from './cancellation.support';
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

  /** Adds a page of terms to the car, as if it had existed when the rental was placed. */
  async function acceptTermsOfCar({ id, carId }: Rented): Promise<void> {
    const terms = await pdf((added) => added.addPage().drawText('Do not smoke in this car.'));
    await w.server.http
      .post(`/console/cars/${carId}/agreements`)
      .set(bearer(w.admin))
      .field('version', '1')
      .attach('agreement', terms, 'terms.pdf')
      .expect(200);
    await w.server.db.query(
      'UPDATE rentals SET agreement_id = (SELECT max(id) FROM car_agreements) WHERE id = $1',
      [id],
    );
  }
  async function agreementFile({ reference, who }: Rented): Promise<Buffer> {
    const path = `/api/rentals/${reference}/documents`;
    const read = async (url: string) =>
      (await w.server.http.get(url).set(bearer(who.account)).expect(200)).body as unknown;
    const { data } = (await read(path)) as { data: IssuedDocument[] };
    return (await read(`${path}/${data.find(({ series }) => series === 'AG')!.id}`)) as Buffer;
  }

  it('needs a photo of the mark and the name of a witness, which is removed with the photos', async () => {
    const rented = await w.confirmed(-0.4);
    await acceptTermsOfCar(rented);
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
    const [printed, again] = [await agreementFile(rented), await agreementFile(rented)];
    expect((await textsOf(printed))[0]).toMatch(
      /Thumb mark of the customer Questions.*Do not smoke in this car\.$/s,
    );
    expect(again.equals(printed)).toBe(true);
    const evidence = await w.server.http
      .get(`/console/rentals/${rented.id}/evidence`)
      .set(bearer(w.admin))
      .expect(200);
    expect(evidence.body).toMatchObject({ items: 8, problem: null });
    const open = () => w.server.http.get(`/console/handovers/${id}/file`).set(bearer(w.desk)).expect(200);
    const [file, second] = [(await open()).body as Buffer, (await open()).body as Buffer];
    expect(second.equals(file)).toBe(true);
    expect((await textsOf(file))[0]).toMatch(/with a thumb mark.*Witness.*Sunita Pawar/s);

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
