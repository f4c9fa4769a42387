import { randomUUID } from 'node:crypto';
import type { HandoverDraft, HandoverForm, HandoverKind } from '../../../backend/contract/rentals/handovers';
import { INSPECTION_POINTS, PHOTO_POINTS } from '../../support/inspection-points';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import type { TripData } from './trip.support';

/** Steps of staff with the record of a handover or return. */
export function handoverSteps(data: () => Pick<TripData, 'server' | 'desk'> & { photo: Buffer }) {
  const filled = ({ id }: Rented, kind: HandoverKind, over: Partial<HandoverDraft> = {}): HandoverDraft => ({
    rentalId: id,
    kind,
    odometer: 45_210,
    fuel: 8,
    fine: [...INSPECTION_POINTS],
    marks: [],
    ...over,
  });
  const save = (id: string, draft: HandoverDraft, token = data().desk) =>
    data().server.http.put(`/console/handovers/${id}`).set(bearer(token)).send(draft);
  const newId = (): string => randomUUID();
  const addPhoto = (id: string, point: string, { photoId = newId(), token = data().desk } = {}) =>
    data()
      .server.http.put(`/console/handovers/${id}/photos/${photoId}`)
      .set(bearer(token))
      .field('point', point)
      .field('capturedAt', '2026-11-22T06:31:00.000Z')
      .field('deviceOffsetMs', '-350')
      .attach('photo', data().photo, 'photo.png');
  const complete = (id: string, body: object = { confirmation: 'SIGNATURE' }, token = data().desk) =>
    data().server.http.post(`/console/handovers/${id}/completion`).set(bearer(token)).send(body);
  const form = async ({ id }: Rented, token = data().desk): Promise<HandoverForm> =>
    (await data().server.http.get(`/console/rentals/${id}/handover`).set(bearer(token)).expect(200)).body;
  const own = async ({ who, reference }: Rented) =>
    (await data().server.http.get(`/api/rentals/${reference}/handovers`).set(bearer(who.account)).expect(200))
      .body.data;
  const textsOf = ({ blockers }: HandoverForm): string[] => blockers.map(({ message }) => message);
  const fieldsOf = ({ body }: { body: { errors: { field: string }[] } }): string[] =>
    body.errors.map(({ field }) => field);

  /** An unfinished record with everything but the confirmation. */
  async function ready(
    rented: Rented,
    kind: HandoverKind,
    { over = {}, token = data().desk } = {},
  ): Promise<string> {
    const id = randomUUID();
    await save(id, filled(rented, kind, over), token).expect(200);
    for (const point of [...PHOTO_POINTS, 'SIGNATURE'] as const)
      await addPhoto(id, point, { token }).expect(200);
    return id;
  }
  async function handedOver(rented: Rented, over: Partial<HandoverDraft> = {}): Promise<string> {
    const id = await ready(rented, 'HANDOVER', { over });
    // The cause is used only for a late handover.
    await complete(id, { confirmation: 'SIGNATURE', delayedBy: 'CUSTOMER' }).expect(200);
    return id;
  }

  return { filled, save, addPhoto, complete, form, own, textsOf, fieldsOf, ready, handedOver };
}
