import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { normaliseAadhaar } from '../../backend/contract/customers/identity';
import type { TokenKind } from '../../backend/contract/customers/people';
import { openedTexts } from './sealed-outbox';
import type { TestServer } from './server';

let counter = 0;
const next = (): number => (counter += 1);

export interface Person {
  id: number;
  mobile: string;
  email: string;
}

type CarDetails = Partial<{
  carName: string;
  vehicleType: string;
  seats: number;
  costPerDay: number;
  costPerHour: number;
  transmission: string;
  fuelType: string;
}>;

/** Inserts a car without notifying the servers. */
export async function insertCar({ db }: Pick<TestServer, 'db'>, over: CarDetails = {}): Promise<number> {
  const costPerDay = over.costPerDay ?? 1800;
  const { rows } = await db.query<{ id: number }>(
    `INSERT INTO cars (car_name, car_model, year, vehicle_type, fuel_type, transmission, mileage, seating_capacity, color, location,
                       cost_per_hour_paise, cost_per_day_paise, owner_first_name, owner_last_name, owner_mobile, owner_email)
     VALUES ($1, 'VX', 2025, $2, $3, $4, 18.5, $5, 'Pearl White', 'Shivajinagar', $6, $7, 'Owner', 'One', '9876543210', 'owner@example.com')
     RETURNING id`,
    [
      over.carName ?? `Car ${next()}`,
      over.vehicleType ?? 'SEDAN',
      over.fuelType ?? 'Petrol',
      over.transmission ?? 'Manual',
      over.seats ?? 5,
      (over.costPerHour ?? Math.ceil(costPerDay / 24)) * 100,
      costPerDay * 100,
    ],
  );
  return rows[0]!.id;
}

/** Inserts a car and waits until the server offers it. */
export async function buildCar(server: TestServer, over: CarDetails = {}): Promise<number> {
  const id = await insertCar(server, over);
  await server.db.query(`SELECT pg_notify('fleet', '')`);
  // The notification reaches the server on a separate connection.
  while ((await server.http.get(`/api/vehicles/${id}`)).status === 404) await pause(5);
  return id;
}

/** Inserts a customer without documents. */
export async function buildCustomer(
  server: TestServer,
  over: Partial<{
    approval: 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';
    suspended: boolean;
    fullName: string;
  }> = {},
): Promise<Person> {
  const n = next();
  const mobile = `9${String(randomInt(1e8)).padStart(8, '0')}${n % 10}`;
  const email = `person${n}.${randomUUID().slice(0, 8)}@example.com`;
  const { rows } = await server.db.query<{ id: number }>(
    `INSERT INTO customers (mobile, email, full_name, address, approval, suspended_at, submitted_at)
     VALUES ($1, $2, $3, '1 Test Road, Pune', $4, CASE WHEN $5 THEN app_now() END, app_now()) RETURNING id`,
    [mobile, email, over.fullName ?? `Person ${n}`, over.approval ?? 'APPROVED', over.suspended ?? false],
  );
  return { id: rows[0]!.id, mobile, email };
}

/** Inserts a staff member with this role. */
export async function buildStaff(
  server: TestServer,
  role: 'ADMIN' | 'CUSTOM_ADMIN',
  mobile = `8${String(randomInt(1e9)).padStart(9, '0')}`,
): Promise<{ id: number; mobile: string }> {
  const { rows } = await server.db.query<{ id: number }>(
    'INSERT INTO staff (mobile, role) VALUES ($1, $2) RETURNING id',
    [mobile, role],
  );
  return { id: rows[0]!.id, mobile };
}

/** The newest one-time code that was sent to a recipient. */
export async function codeFor(server: Pick<TestServer, 'db'>, to: string): Promise<string> {
  // Skips other messages, because a reminder may be newer than the code.
  const [text] = await openedTexts(server, to, { codesOnly: true });
  const code = /\b(\d{6,10})\b/.exec(text ?? '')?.[1];
  if (!code) throw new Error(`No code was sent to ${to}.`);
  return code;
}

const SIGN_IN_ROUTES = {
  customer: '/api/login',
  renting: '/api/auth',
  admin: '/admin/login',
  'custom-admin': '/custom-admin/login',
} as const;

/** Signs in over the API with the code from the outbox. */
export async function signIn(
  server: TestServer,
  kind: TokenKind,
  who: { mobile: string; email?: string },
): Promise<string> {
  const staff = kind === 'admin' || kind === 'custom-admin';
  const identity = staff
    ? { phoneNumber: who.mobile }
    : kind === 'renting'
      ? { mobile: who.mobile, email: who.email }
      : { email: who.email };
  await server.http.post(`${SIGN_IN_ROUTES[kind]}/send-otp`).send(identity).expect(200);
  const otp = await codeFor(server, staff ? who.mobile : who.email!);
  const proof = staff ? { phoneNumber: who.mobile, otp } : { email: who.email, otp };
  const { body } = await server.http.post(`${SIGN_IN_ROUTES[kind]}/verify-otp`).send(proof).expect(200);
  return (body as { data: { token: string } }).data.token;
}

export const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** Saves business details that differ from those of the demo, because production refuses to start with those. */
export async function buildBusiness(server: Pick<TestServer, 'db'>): Promise<void> {
  const values = {
    name: 'Deccan Drives',
    address: '4 Karve Road, Pune 411004',
    mapPoint: { latitude: 18.5108, longitude: 73.8331 },
    pickupPlaces: [],
    phones: ['+91 20 2543 0000'],
    emails: ['desk@deccandrives.in'],
    supportEmail: 'help@deccandrives.in',
    whatsapp: '912025430000',
    upi: { vpa: 'deccandrives@bank', payee: 'Deccan Drives' },
    counters: { rentouts: 0, centres: 0, customers: 0 },
    testimonials: [],
    team: [],
    newsletter: { title: 'News', text: 'New cars, once a month.' },
    grievanceOfficer: {
      name: 'Asha Kulkarni',
      designation: 'Customer care',
      phone: '+91 20 2543 0001',
      email: 'grievance@deccandrives.in',
    },
    protection: 'production',
  };
  await server.db.query('INSERT INTO settings_versions ("values") VALUES ($1)', [values]);
}

let aadhaars = 200_000_000_000;

/** A valid number that is unique within the test file. */
export function newAadhaarNumber(): string {
  do aadhaars += 1;
  while (normaliseAadhaar(String(aadhaars)) === null);
  return String(aadhaars);
}
