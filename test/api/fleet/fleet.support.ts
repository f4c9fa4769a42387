import { hkdfSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import type { Test } from 'supertest';
import type { AttachCarRequest } from '../../../backend/contract/fleet/vehicles';
import { rupees } from '../../../backend/contract/money';
import type { TestServer } from '../../support/server';
import { bearer, buildStaff, signIn } from '../../support/test-data';

const APP_SECRET = 'a secret that only the tests know, 32+ characters';

/** The key that the server derives for a purpose. */
export function serverKey(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', APP_SECRET, '', purpose, 32));
}

export async function adminToken(server: TestServer): Promise<string> {
  return signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
}

/** An image with noise, so that truncating it is detected. */
export function picture(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#8899aa',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
}

export async function pdf(change: (document: PDFDocument) => unknown = () => undefined): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Rental agreement');
  await change(document);
  return Buffer.from(await document.save());
}

export const CAR: AttachCarRequest = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  mobile: '9876543210',
  email: 'asha.owner@example.com',
  carName: 'Maruti Suzuki Dzire',
  carModel: 'VXi',
  year: 2025,
  vehicleType: 'SEDAN',
  fuelType: 'Petrol',
  location: 'Shivajinagar',
  transmission: 'Manual',
  seatingCapacity: 5,
  cost: rupees(1800),
};

export interface AttachParts {
  car?: unknown;
  images?: (Buffer | string)[];
  agreement?: Buffer | null;
}

/** `POST /api/vehicles` with these parts. */
export function attach(
  server: TestServer,
  token: string,
  { car = CAR, images = [], agreement = null }: AttachParts,
): Test {
  const request = server.http.post('/api/vehicles').set(bearer(token));
  if (car !== null) void request.field('car', typeof car === 'string' ? car : JSON.stringify(car));
  images.forEach((image, index) => void request.attach('images', image, `../../photo ${index}.jpg`));
  if (agreement) void request.attach('agreement', agreement, 'agreement.pdf');
  return request;
}

/** `POST /console/operator-licence` */
export function uploadLicence(server: TestServer, token: string, version: number, file: Buffer | null): Test {
  const request = server.http
    .post('/console/operator-licence')
    .set(bearer(token))
    .field('version', String(version));
  if (file) void request.attach('file', file, 'licence.pdf');
  return request;
}

/** Every file that the server stores, under `files` and `uploads`. */
export function keptFiles(server: TestServer): string[] {
  return ['files', 'uploads'].flatMap((folder) => {
    try {
      return readdirSync(join(server.dataDir, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name));
    } catch {
      return [];
    }
  });
}

/** The current and the peak resident memory of the server's process, in megabytes. */
export function memoryOf(server: TestServer): { now: number; highest: number } {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  const read = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
  return { now: read('VmRSS'), highest: read('VmHWM') };
}

/** The fields with errors in a response. */
export function blamed(body: unknown): string[] {
  return ((body as { errors?: { field: string }[] }).errors ?? []).map(({ field }) => field);
}

/** Reads until the server has handled the notice of a direct change of the database. */
export async function noticed<T>(read: () => Promise<T>, arrived: (answer: T) => boolean): Promise<void> {
  for (let turn = 0; turn < 300; turn += 1) if (arrived(await read())) return;
  throw new Error('The change was never noticed.');
}

/** Retires a car, as the console does. */
export async function retire(server: TestServer, carId: number): Promise<void> {
  await server.db.query('UPDATE cars SET retired_at = app_now() WHERE id = $1', [carId]);
  await server.db.query(`SELECT pg_notify('fleet', '')`);
}
