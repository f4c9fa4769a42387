import { randomUUID } from 'node:crypto';
import { defined } from '../contract/defined.js';
import type { HandoverKind } from '../contract/rentals/handovers.js';
import { DEFAULT_INSPECTION_POINTS } from '../contract/rentals/inspection-points.js';
import { StoreDocuments } from '../modules/customers/index.js';
import { Evidence } from '../modules/trips/index.js';
import { named } from '../platform/database/named.js';
import { preparePhoto } from '../platform/files/index.js';
import { DEMO_RECORDS, type DemoRecord } from './demo-records.js';
import type { Seeding } from './seeding.js';

/** The view of the demo car that each photo shows. */
const PHOTOS = {
  FRONT: 'front',
  LEFT: 'scene',
  BACK: 'studio',
  RIGHT: 'scene',
  ODOMETER: 'interior',
} as const;
const POINTS = Object.keys(PHOTOS);

interface RecordedMove {
  rentalId: number;
  carId: number;
  customerId: number;
  moveId: number;
  kind: HandoverKind;
  at: Date;
}

/** Inserts the records of handovers and returns. */
export async function seedHandovers(seeding: Seeding): Promise<void> {
  for (const record of DEMO_RECORDS) {
    const [move] = await seeding.db.query<RecordedMove[]>(
      `SELECT r.id AS "rentalId", r.car_id AS "carId", r.customer_id AS "customerId", m.id AS "moveId", m.at,
              CASE m.to_status WHEN 'ON_TRIP' THEN 'HANDOVER' ELSE 'RETURN' END AS kind
         FROM payments p JOIN rentals r ON r.id = p.rental_id JOIN rental_moves m ON m.rental_id = r.id AND m.to_status = $2
        WHERE p.transaction_id = $1 AND NOT EXISTS (SELECT FROM handovers h WHERE h.move_id = m.id)`,
      [record.transactionId, record.to],
    );
    if (move) await insertRecord(seeding, record, move);
  }
}

async function insertRecord(
  { app, db, uploads, staff }: Seeding,
  { plate, odometer, marks }: DemoRecord,
  { rentalId, carId, customerId, moveId, kind, at }: RecordedMove,
): Promise<void> {
  const prepared = await Promise.all(
    Object.values(PHOTOS).map((view) =>
      uploads.use('photo', `cars/1280/${plate.toLowerCase()}-${view}.webp`, (upload) => preparePhoto(upload)),
    ),
  );
  const id = randomUUID();
  const photoIds = POINTS.map(() => randomUUID());
  const fine = DEFAULT_INSPECTION_POINTS.map(({ key }) => key).filter(
    (key) => !marks.some(({ point }) => point === key),
  );
  const noted = marks.map((mark) => ({ ...mark, photo: photoIds[POINTS.indexOf(mark.point)] }));
  const evidence = app.get(Evidence);
  await app.get(StoreDocuments).during(prepared, (stored) =>
    db.transaction(async (manager) => {
      await manager.query(
        ...named(
          `INSERT INTO handovers (id, rental_id, kind, staff_id, odometer_km, fuel, fuel_unit, fine, marks, confirmation, move_id, created_at)
           VALUES (:id, :rentalId, :kind, :staffId, :odometer, 8, 'EIGHTHS', :fine::text[], :marks::jsonb, 'CODE', :moveId, :at)`,
          {
            id,
            rentalId,
            kind,
            staffId: staff.desk.id,
            odometer,
            fine,
            marks: JSON.stringify(noted),
            moveId,
            at,
          },
        ),
      );
      for (const [index, photo] of stored.entries()) {
        const document = await photo.record(manager, customerId, 'RENTAL_PHOTO');
        const photoId = defined(photoIds[index], 'photo');
        await manager.query(
          ...named(
            `INSERT INTO handover_photos (id, handover_id, document_id, point, captured_at, device_offset_ms, received_at)
             VALUES (:photoId, :id, :documentId, :point, :at, 0, :at)`,
            { photoId, id, documentId: document.id, point: POINTS[index], at },
          ),
        );
        await evidence.addPhoto(manager, carId, { id: photoId, sha256: photo.storedSha256 });
      }
      await evidence.addRecord(manager, carId, id);
    }),
  );
}
