import { Any, type EntityManager } from 'typeorm';
import { Car } from './car.entity.js';
import type { CarRecord } from './car-record.js';
import { VehicleDocumentRecord } from './documents/vehicle-document.entity.js';
import { toVehicleDocument } from './documents/vehicle-document-files.js';
import { CarAgreement } from './files/car-agreement.entity.js';
import { CarImageRow } from './files/car-image.entity.js';

/** Returns these cars with their photos, agreements and documents, by id. */
export async function readCarRecords(
  manager: EntityManager,
  carIds: readonly number[],
): Promise<Map<number, CarRecord>> {
  if (carIds.length === 0) return new Map();
  const cars = await manager.find(Car, { where: { id: Any([...carIds]) }, order: { id: 'ASC' } });
  const only = { where: { carId: Any([...carIds]) } };
  const images = await manager.find(CarImageRow, { ...only, order: { carId: 'ASC', position: 'ASC' } });
  const agreements = await manager.find(CarAgreement, { ...only, order: { id: 'ASC' } });
  const documents = await manager.find(VehicleDocumentRecord, only);
  const records = new Map<number, CarRecord>(
    cars.map((car) => [car.id, { car, images: [], agreement: null, agreements: [], documents: [] }]),
  );
  for (const document of documents) records.get(document.carId)?.documents.push(toVehicleDocument(document));
  for (const image of images) records.get(image.carId)?.images.push(image);
  for (const agreement of agreements) {
    const record = records.get(agreement.carId);
    if (!record) continue;
    record.agreement = agreement;
    record.agreements.unshift(agreement);
  }
  return records;
}
