import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import type { VehicleDocumentType } from '../../../contract/fleet/vehicle-documents.js';
import { Car } from '../car.entity.js';

/** A document of a car. Entering it again replaces it. */
@Entity('vehicle_documents')
@Check(
  'vehicle_documents_type_check',
  `type IN ('RC', 'INSURANCE', 'PUC', 'PERMIT', 'FITNESS', 'ROAD_TAX', 'TRACKER', 'SPEED_GOVERNOR')`,
)
@Check(
  'vehicle_documents_expiry_check',
  `expires_on IS NOT NULL OR type IN ('RC', 'ROAD_TAX', 'TRACKER', 'SPEED_GOVERNOR')`,
)
@Check('vehicle_documents_file_check', '(storage_key IS NULL) = (content_type IS NULL)')
@Unique('vehicle_documents_storage_key_key', ['storageKey'])
export class VehicleDocumentRecord {
  @PrimaryColumn('integer')
  carId: number;

  @PrimaryColumn('text')
  type: VehicleDocumentType;

  @ManyToOne(() => Car, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'car_id' })
  car: Car;

  /** Null if only the expiry date is known. The document then has no file, either. */
  @Column('text', { nullable: true })
  number: string | null;

  @Column('date', { nullable: true })
  expiresOn: string | null;

  @Column('text', { nullable: true })
  storageKey: string | null;

  @Column('text', { nullable: true })
  contentType: 'image/jpeg' | 'application/pdf' | null;
}
