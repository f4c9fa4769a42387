import { createHash } from 'node:crypto';
import type { Day } from '../contract/calendar.js';
import type { VehicleDocumentType } from '../contract/fleet/vehicle-documents.js';
import { ChangeOperatorLicence, EnterVehicleDocument, OperatorLicenceFiles } from '../modules/fleet/index.js';
import type { PreparedDocument } from '../platform/files/index.js';
import { readDemoFile } from './demo-files.js';
import type { Seeding } from './seeding.js';

interface Missing {
  carId: number;
  version: number;
  plate: string;
  /** By the form that attached the car. */
  insuranceExpiresOn: Day;
}

/** Enters the papers that a customer shows on the road, each once. The other documents have an expiry date only. */
export async function seedVehicleDocuments({ app, db, staff, stopping }: Seeding): Promise<void> {
  const file = await readSample();
  const enterDocument = app.get(EnterVehicleDocument);
  const enter = async (type: VehicleDocumentType): Promise<void> => {
    // Never null: insuranceExpiresOn. Insurance expires.
    const cars = await db.query<Missing[]>(
      `SELECT k.id AS "carId", k.version, coalesce(k.plate, '') AS plate, i.expires_on::text AS "insuranceExpiresOn"
         FROM cars k JOIN vehicle_documents i ON i.car_id = k.id AND i.type = 'INSURANCE'
        WHERE NOT EXISTS (SELECT FROM vehicle_documents d WHERE d.car_id = k.id AND d.type = $1 AND d.number IS NOT NULL)
        ORDER BY k.id`,
      [type],
    );
    for (const { carId: id, version, plate, insuranceExpiresOn } of cars) {
      stopping.throwIfAborted();
      const [number, expiresOn] = type === 'RC' ? [plate, null] : [`DEMO/${plate}/26`, insuranceExpiresOn];
      await enterDocument.enter(staff.admin, { id, version }, { type, number, expiresOn, file }, null);
    }
  };
  await enter('RC');
  await enter('INSURANCE');
  const { version } = await app.get(OperatorLicenceFiles).current();
  if (version === 0) await app.get(ChangeOperatorLicence).change(staff.admin, { version, file });
}

async function readSample(): Promise<PreparedDocument> {
  const bytes = await readDemoFile('documents/vehicle-document.pdf');
  return {
    bytes: bytes.length,
    use: (work) => work(bytes),
    contentType: 'application/pdf',
    extension: 'pdf',
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}
