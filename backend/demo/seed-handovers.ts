import { randomUUID } from 'node:crypto';
import { DEFAULT_INSPECTION_POINTS } from '../contract/rentals/inspection-points.js';
import { StoreDocuments } from '../modules/customers/index.js';
import { Evidence } from '../modules/trips/index.js';
import { named } from '../platform/database/named.js';
import { preparePhoto } from '../platform/files/index.js';
import type { Seeding } from './seeding.js';

/** A car that is out. */
export const RECORDED_PLATE = 'MH12NF5150';
export const ODOMETER_KM = 23_480;
/** The view of the demo car that each photo shows. */
const PHOTOS = {
  FRONT: 'front',
  LEFT: 'scene',
  BACK: 'studio',
  RIGHT: 'scene',
  ODOMETER: 'interior',
} as const;
const MARKS = [{ point: 'BACK', text: 'Scratch on the bumper, left, 6 cm', photo: null }];

interface Handed {
  rentalId: number;
  carId: number;
  customerId: number;
  moveId: number;
  at: Date;
}

/** Inserts the record of the handover of one car that is on trip. */
export async function seedHandovers({ app, db, uploads, staff }: Seeding): Promise<void> {
  const [trip] = await db.query<Handed[]>(
    `SELECT r.id AS "rentalId", r.car_id AS "carId", r.customer_id AS "customerId", m.id AS "moveId", m.at
       FROM rentals r JOIN cars k ON k.id = r.car_id JOIN rental_moves m ON m.rental_id = r.id AND m.to_status = 'ON_TRIP'
      WHERE k.plate = $1 AND r.status = 'ON_TRIP' AND NOT EXISTS (SELECT FROM handovers h WHERE h.move_id = m.id)`,
    [RECORDED_PLATE],
  );
  if (!trip) return;
  const points = Object.entries(PHOTOS);
  const prepared = await Promise.all(
    points.map(([, view]) =>
      uploads.use('photo', `cars/1280/${RECORDED_PLATE.toLowerCase()}-${view}.webp`, (upload) =>
        preparePhoto(upload),
      ),
    ),
  );
  const id = randomUUID();
  const { rentalId, carId, customerId, moveId, at } = trip;
  const evidence = app.get(Evidence);
  await app.get(StoreDocuments).during(prepared, (stored) =>
    db.transaction(async (manager) => {
      const record = { id, rentalId, moveId, at, staffId: staff.desk.id, odometer: ODOMETER_KM };
      const keys = DEFAULT_INSPECTION_POINTS.map(({ key }) => key);
      const fine = keys.filter((key) => MARKS.every((mark) => mark.point !== key));
      await manager.query(
        ...named(
          `INSERT INTO handovers (id, rental_id, kind, staff_id, odometer_km, fuel, fuel_unit, fine, marks, confirmation, move_id, created_at)
           VALUES (:id, :rentalId, 'HANDOVER', :staffId, :odometer, 8, 'EIGHTHS', :fine::text[], :marks::jsonb, 'CODE', :moveId, :at)`,
          { ...record, fine, marks: JSON.stringify(MARKS) },
        ),
      );
      for (const [index, photo] of stored.entries()) {
        const document = await photo.record(manager, customerId, 'RENTAL_PHOTO');
        const photoId = randomUUID();
        await manager.query(
          ...named(
            `INSERT INTO handover_photos (id, handover_id, document_id, point, captured_at, device_offset_ms, received_at)
             VALUES (:photoId, :id, :documentId, :point, :at, 0, :at)`,
            { photoId, id, documentId: document.id, point: points[index]?.[0], at },
          ),
        );
        await evidence.addPhoto(manager, carId, { id: photoId, sha256: photo.storedSha256 });
      }
      await evidence.addRecord(manager, carId, id);
    }),
  );
}
