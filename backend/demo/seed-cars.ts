import { addDays } from '../contract/calendar.js';
import { AttachCar, type NewCar } from '../modules/fleet/index.js';
import { ahead } from './ahead.js';
import { carPictures } from './car-pictures.js';
import { type DemoCarOfModel, demoFleet } from './demo-cars.js';
import { readDemoFile } from './demo-files.js';
import type { Seeding } from './seeding.js';

/** Keeps two cores busy and memory small. */
const CARS_AT_ONCE = 2;
const PROGRESS_EVERY = 8;
/** Its pollution certificate has expired. */
const EXPIRED_PLATE = 'MH12XL9010';
const OWNER = { firstName: 'Meera', lastName: 'Sathe', mobile: '9000000009', email: 'fleet@example.com' };

/** Attaches every demo car that is missing, as an admin's form does. */
export async function seedCars(seeding: Seeding): Promise<void> {
  const { db, app, staff, stopping, report } = seeding;
  const rows = await db.query<{ plate: string | null }[]>('SELECT plate FROM cars');
  const attached = new Set(rows.map(({ plate }) => plate));
  const fleet = demoFleet();
  const missing = [...fleet.entries()].filter(([, { car }]) => !attached.has(car.plate));
  const attachCar = app.get(AttachCar);
  let count = fleet.length - missing.length;
  for await (const car of ahead(missing, CARS_AT_ONCE, ([position, one]) =>
    prepare(seeding, one, position),
  )) {
    stopping.throwIfAborted();
    await attachCar.attach(staff.admin, car, null);
    count += 1;
    if (count % PROGRESS_EVERY === 0) report(`  ${count} of ${fleet.length} cars`);
  }
}

async function prepare(
  { today }: Seeding,
  { model, car }: DemoCarOfModel,
  position: number,
): Promise<NewCar> {
  const agreement = await readDemoFile('documents/agreement.pdf');
  const { carName, carModel, costPerDay, mileage, bootLitres, energy, description } = model;
  return {
    car: {
      ...OWNER,
      carName,
      carModel,
      year: Number(today.slice(0, 4)) - car.age,
      vehicleType: model.vehicleType,
      fuelType: model.fuelType,
      transmission: model.transmission,
      seatingCapacity: model.seatingCapacity,
      location: car.location,
      cost: costPerDay,
      costPerHour: model.costPerHour,
      color: car.color,
      plate: car.plate,
      plateKind: 'COMMERCIAL',
      permitState: position % 2 === 0 ? 'All India' : 'Maharashtra',
      ...(mileage === null ? {} : { mileage }),
      ...(bootLitres === null ? {} : { bootLitres }),
      ...(model.fuelType === 'Electric' ? { batteryKwh: energy } : { tankLitres: energy }),
      description,
      insuranceExpiresOn: addDays(today, 12 + position * 14),
      pucExpiresOn: addDays(today, car.plate === EXPIRED_PLATE ? -4 : 5 + position * 7),
      permitExpiresOn: addDays(today, 90 + position * 30),
    },
    images: await carPictures(car.plate),
    agreement: { bytes: agreement.length, use: (work) => work(agreement) },
  };
}
