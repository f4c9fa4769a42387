import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type {
  FuelType,
  PermitState,
  PlateKind,
  Transmission,
  VehicleType,
} from '../../contract/fleet/vehicles.js';
import type { Paise } from '../../contract/money.js';

@Entity('cars')
@Check('cars_prices_check', 'cost_per_hour_paise > 0 AND cost_per_day_paise > 0')
@Check('cars_seats_check', 'seating_capacity BETWEEN 1 AND 20')
@Check('cars_boot_check', 'boot_litres BETWEEN 0 AND 3000')
@Check('cars_tank_check', 'tank_litres BETWEEN 1 AND 200 AND battery_kwh BETWEEN 1 AND 300')
@Check('cars_plate_kind_check', "plate_kind IN ('COMMERCIAL', 'PRIVATE')")
export class Car {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column('text')
  carName: string;

  @Column('text')
  carModel: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('integer')
  year: number;

  @Column('text')
  vehicleType: VehicleType;

  @Column('text')
  fuelType: FuelType;

  @Column('text')
  transmission: Transmission;

  /** Kilometres per litre. */
  @Column('double precision', { nullable: true })
  mileage: number | null;

  @Column('integer')
  seatingCapacity: number;

  @Column('integer', { nullable: true })
  bootLitres: number | null;

  /** Litres; null if unknown, and then missing fuel is not charged. */
  @Column('integer', { nullable: true })
  tankLitres: number | null;

  /** Battery capacity, which electric cars have instead of `tankLitres`; null for other cars or if unknown. */
  @Column('double precision', { nullable: true })
  batteryKwh: number | null;

  @Column('text')
  color: string;

  /** Pickup and return location. */
  @Column('text')
  location: string;

  @Column('integer')
  costPerHourPaise: Paise;

  @Column('integer')
  costPerDayPaise: Paise;

  @Column('text', { nullable: true, unique: true })
  plate: string | null;

  @Column('text', { nullable: true })
  plateKind: PlateKind | null;

  /** The area in which the permit is valid. */
  @Column('text', { nullable: true })
  permitState: PermitState | null;

  @Column('text')
  ownerFirstName: string;

  @Column('text')
  ownerLastName: string;

  @Column('text')
  ownerMobile: string;

  @Column('text')
  ownerEmail: string;

  /** This and the next two columns copy dates from `vehicle_documents`, for the previous version of the service. */
  @Column('date', { nullable: true })
  insuranceExpiresOn: string | null;

  @Column('date', { nullable: true })
  pucExpiresOn: string | null;

  @Column('date', { nullable: true })
  permitExpiresOn: string | null;

  @Column('timestamptz', { nullable: true })
  retiredAt: Date | null;

  @Column('timestamptz', { default: () => 'app_now()' })
  createdAt: Date;

  /** Incremented by every change, so that concurrent edits do not overwrite each other. */
  @Column('integer', { default: 1 })
  version: number;

  @Column('integer', { nullable: true })
  changedById: number | null;

  @Column('timestamptz', { nullable: true })
  changedAt: Date | null;
}
