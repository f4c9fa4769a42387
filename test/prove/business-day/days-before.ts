import { rupees } from '../../../backend/contract/money';
import type { ListedRefund } from '../../../backend/contract/payments/refunds';
import type { ConsoleSettlement } from '../../../backend/contract/rentals/settlements';
import type { Rented } from '../../api/rentals/cancellation.support';
import { handoverSteps } from '../../api/rentals/handover.support';
import { attachCar } from '../../support/cars';
import { decideDocuments } from '../../support/decisions';
import { picture } from '../../support/pictures';
import { dayAhead, pay, place } from '../../support/renting';
import { moveClock, type TestServer } from '../../support/server';
import { openSession } from '../../support/session';
import { changeSettings } from '../../support/settings';
import { bearer, buildCustomer, buildStaff, newAadhaarNumber, type Person } from '../../support/test-data';

/** The total of two days with any of the cars, in rupees. */
export const FARE = 3799;
const PARALLEL = 4;

export interface Customer extends Person {
  name: string;
  licenceNumber: string;
}

export interface Booked extends Rented {
  customer: Customer;
}

export interface Period {
  fromDays: number;
  time: string;
}

/** Calls `make` this many times, some of them at the same time. */
export async function times<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const index = next++;
      made[index] = await make(index);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
  return made;
}

/** The last full half hour in Indian time. Returns at this time are due, at any time of the day. */
export function lastHalfHour(): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  const [hour = '', minute = ''] = time.format(new Date()).split(':');
  return `${hour}:${Number(minute) < 30 ? '00' : '30'}`;
}

/** The next half hour in Indian time, or the last one of the day. A pickup at this time is due, and not late for half an hour. */
export function nextHalfHour(): string {
  const [hour = '', minute = ''] = lastHalfHour().split(':');
  if (minute === '00' || hour === '23') return `${hour}:30`;
  return `${String(Number(hour) + 1).padStart(2, '0')}:00`;
}

/** Makes the calls of customers and staff on the days before, all over HTTP. */
export class DaysBefore {
  private admin = '';

  private constructor(
    private readonly server: TestServer,
    private readonly staffId: number,
  ) {}

  static async start(server: TestServer): Promise<DaysBefore> {
    return new DaysBefore(server, (await buildStaff(server, 'ADMIN')).id);
  }

  /** Moves the clock and opens a new session of the admin, because the last one may have expired. */
  async setClock(time: string): Promise<void> {
    await moveClock(this.server, time);
    this.admin = await openSession(this.server, 'admin', this.staffId);
  }

  /** Opens around the clock and charges no late return, so that the day can be worked at any time and speed. */
  openAtAnyTime(): Promise<void> {
    return changeSettings(this.server, this.admin, ({ rules }) => ({
      rules: { ...rules, pickupFrom: '00:00', pickupTo: '23:30', returnTo: '23:30', lateGraceMinutes: 240 },
    }));
  }

  attachCars(count: number): Promise<number[]> {
    return times(count, (index) =>
      attachCar(this.server, {
        carName: `Maruti Suzuki Dzire ${index + 1}`,
        plate: `MH12AB${1001 + index}`,
        cost: rupees(1800),
      }),
    );
  }

  /** Creates a customer who has sent the registration form. */
  async register(name: string, index: number): Promise<Customer> {
    const person = await buildCustomer(this.server, { approval: 'NOT_REGISTERED', fullName: name });
    const licenceNumber = `MH12${20_110_000_000 + person.id}`;
    await this.server.http
      .post('/api/auth/register')
      .set(bearer(await openSession(this.server, 'renting', person.id)))
      .field({
        name,
        address: `${index + 1} Karve Road, Pune 411004`,
        aadhaarNumber: newAadhaarNumber(),
        licenseNumber: licenceNumber,
        licenseClasses: 'LMV',
        licenseValidUntil: dayAhead(2000),
        dateOfBirth: '1990-01-01',
      })
      .attach('aadhaarFile', await picture(2 * person.id), 'aadhaar.png')
      .attach('drivingLicenseFile', await picture(2 * person.id + 1), 'licence.png')
      .expect(200);
    return { ...person, name, licenceNumber };
  }

  /** A paid booking of an approved customer for two days. */
  async book(name: string, carId: number, { fromDays, time }: Period): Promise<Booked> {
    const { server } = this;
    const customer = await this.register(name, carId);
    await decideDocuments(server, this.admin, customer.id, { decision: 'APPROVED' });
    const token = await openSession(server, 'renting', customer.id);
    const transactionId = await pay(server, token, { amount: FARE, type: 'book' });
    const window = { fromDate: dayAhead(fromDays), toDate: dayAhead(fromDays + 2) };
    const request = { carId, ...window, pickupTime: time, dropTime: time };
    const { id, reference } = (await place(server, 'bookings', token, request).expect(201)).body.data as {
      id: number;
      reference: string;
    };
    const who = { id: customer.id, token, account: await openSession(server, 'customer', customer.id) };
    return { id, reference, carId, transactionId, kind: 'bookings', who, customer };
  }

  async confirmed(name: string, carId: number, period: Period): Promise<Booked> {
    const booked = await this.book(name, carId, period);
    await this.server.http
      .put('/api/payments/verify')
      .set(bearer(this.admin))
      .send({
        transactionId: booked.transactionId,
        bookingId: booked.id,
        actionType: 'book',
        isVerified: true,
      })
      .expect(200);
    return booked;
  }

  private async handovers(photoOf: number) {
    const photo = await picture(photoOf);
    return handoverSteps(() => ({ server: this.server, desk: this.admin, photo }));
  }

  async handOver(booked: Booked, odometer = 45_210): Promise<void> {
    await (await this.handovers(booked.id)).handedOver(booked, { odometer });
  }

  async takeBack(booked: Booked, odometer: number): Promise<void> {
    const { ready, complete } = await this.handovers(booked.id);
    await complete(await ready(booked, 'RETURN', { over: { odometer } })).expect(200);
  }

  /** The rows of a list of the console that match the filter. */
  async list<Row>(resource: string, filter: object): Promise<Row[]> {
    const { body } = await this.server.http
      .get(`/console/${resource}`)
      .query({ filter: JSON.stringify(filter) })
      .set(bearer(this.admin))
      .expect(200);
    return body as Row[];
  }

  async put(path: string, body: object): Promise<void> {
    await this.server.http.put(`/console/${path}`).set(bearer(this.admin)).send(body).expect(200);
  }

  async sendSettlement({ id }: Booked): Promise<void> {
    const [draft] = await this.list<ConsoleSettlement>('settlements', { rentalId: id });
    await this.put(`settlements/${draft!.id}/issue`, {
      version: draft!.version,
      expectedTotal: draft!.total,
    });
  }

  async sendRefund({ reference }: Booked, sentOn: string): Promise<void> {
    const [refund] = await this.list<ListedRefund>('refunds', { q: reference });
    await this.put(`refunds/${refund!.id}/sending`, {
      method: 'UPI',
      reference: `6${reference}`,
      sentOn,
      version: refund!.version,
    });
  }

  /** The customer cancels and enters where the refund goes. */
  async cancel({ id, reference, who }: Booked): Promise<void> {
    const token = await openSession(this.server, 'customer', who.id);
    await this.server.http.post(`/api/bookings/${id}/cancellation`).set(bearer(token)).send({}).expect(200);
    await this.server.http
      .put(`/api/rentals/${reference}/refund-destination`)
      .set(bearer(token))
      .send({ kind: 'UPI', upi: `customer${who.id}@upi` })
      .expect(200);
  }

  async complain({ who }: Booked): Promise<void> {
    await this.server.http
      .post('/api/complaints')
      .set(bearer(await openSession(this.server, 'customer', who.id)))
      .field({ subject: 'Seat was wet', message: 'It rained in through the window.' })
      .expect(201);
  }
}
