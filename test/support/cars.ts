import { PDFDocument } from '@cantoo/pdf-lib';
import type { AttachCarRequest, VehicleDetails } from '../../backend/contract/fleet/vehicles';
import { rupees } from '../../backend/contract/money';
import { picture } from './pictures';
import type { TestServer } from './server';
import { bearer, buildStaff, signIn } from './test-data';

/** A car as an admin enters it. */
export const CAR: AttachCarRequest = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  mobile: '9876543210',
  email: 'asha.owner@example.com',
  carName: 'Tata Nexon',
  carModel: 'XZ',
  year: 2025,
  vehicleType: 'SUV',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  transmission: 'Manual',
  mileage: 17.4,
  seatingCapacity: 5,
  cost: rupees(2400),
};

let shade = 90;

async function agreement(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Rental agreement');
  return Buffer.from(await document.save());
}

/** Attaches a car with this many photos, as an admin does. */
export async function attachCar(
  server: TestServer,
  over: Partial<AttachCarRequest> = {},
  pictures = 2,
): Promise<number> {
  const token = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
  const sent = server.http
    .post('/api/vehicles')
    .set(bearer(token))
    .field('car', JSON.stringify({ ...CAR, ...over }))
    .attach('agreement', await agreement(), 'agreement.pdf');
  for (let index = 0; index < pictures; index += 1) {
    void sent.attach('images', await picture((shade += 1)), `photo ${index}.png`);
  }
  const { body, status } = await sent;
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body as { data: { id: number } }).data.id;
}

/** The value of `selectedCar` in session storage, which the page of a car stores for sign-in and payment. */
export async function selectedCar(server: TestServer, id: number): Promise<string> {
  const { body } = await server.http.get(`/api/vehicles/${id}`).expect(200);
  const car = (body as { data: VehicleDetails }).data;
  return JSON.stringify({ ...car, cost: car.costPerDay });
}
