import { addDays } from '../contract/calendar.js';
import { AttachCar, type NewCar } from '../modules/fleet/index.js';
import { prepareCarImage, type PreparedCarImage } from '../platform/files/index.js';
import { demoAgreementPdf } from './agreement-pdf.js';
import { ahead } from './ahead.js';
import { demoFleet, type DemoCarOfModel } from './demo-cars.js';
import { CAR_VIEWS, drawCar } from './illustrations/index.js';
import type { Seeding } from './seeding.js';

/** One car is drawn while the one before is made smaller: that keeps two cores busy, and memory small. */
const CARS_AT_ONCE = 2;
const TELL_EVERY = 8;
const OWNER = { firstName: 'Meera', lastName: 'Sathe', mobile: '9000000009', email: 'fleet@example.com' };

/** Puts every demo car on offer that is not there yet, through the same doors as an admin's form. */
export async function seedCars(seeding: Seeding): Promise<void> {
  const { db, app, staff, stopping, tell } = seeding;
  const rows = await db.query<{ plate: string }[]>('SELECT plate FROM cars');
  const there = new Set(rows.map(({ plate }) => plate));
  const fleet = demoFleet();
  const missing = [...fleet.entries()].filter(([, { car }]) => !there.has(car.plate));
  const attachCar = app.get(AttachCar);
  let count = fleet.length - missing.length;
  for await (const car of ahead(missing, CARS_AT_ONCE, ([place, one]) => prepare(seeding, one, place))) {
    stopping.throwIfAborted();
    await attachCar.attach(staff.admin, car, null);
    count += 1;
    if (count % TELL_EVERY === 0) tell(`  ${count} of ${fleet.length} cars`);
  }
}

/** `place` chooses the surroundings it is drawn in, so that no two cars stand on the same spot. */
async function prepare(
  { drawings, today }: Seeding,
  { model, car }: DemoCarOfModel,
  place: number,
): Promise<NewCar> {
  const images: PreparedCarImage[] = [];
  for (const view of CAR_VIEWS) {
    const svg = drawCar({ bodyType: model.vehicleType, color: car.color, view, seed: place });
    images.push(await drawings.uploaded('images', svg, (upload) => prepareCarImage(upload)));
  }
  const { carName, carModel, costPerDay, mileage, description } = model;
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
      ...(mileage === null ? {} : { mileage }),
      ...(description === null ? {} : { description }),
      insuranceExpiresOn: addDays(today, 12 + place * 14),
      pucExpiresOn: addDays(today, 5 + place * 7),
      permitExpiresOn: addDays(today, 90 + place * 30),
    },
    images,
    agreement: await demoAgreementPdf(`${carName} ${carModel}`),
  };
}
