import { rupees } from '../../../backend/contract/money';
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

/** The work that waits in the morning. */
export const WAITING = {
  pickups: 8,
  returns: 8,
  documents: 20,
  payments: 30,
  refunds: 2,
  complaints: 1,
} as const;

/** Two days of each car of this morning. */
export const FARE = 3799;
const CARS = WAITING.pickups + WAITING.returns;
const PARALLEL = 4;

interface Customer extends Person {
  name: string;
  licenceNumber: string;
}

export interface Booked extends Rented {
  customer: Customer;
}

/** The bookings of the morning, by what staff do with them. */
export interface Morning {
  pickups: Booked[];
  returns: Booked[];
  pending: Booked[];
  cancelled: Booked[];
  newcomers: Customer[];
}

interface Period {
  fromDays: number;
  time: string;
}

async function times<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
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

/** The last full half hour in the city, so that pickups and returns are due now at any time of the day. */
function lastHalfHour(): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  const [hour = '', minute = ''] = time.format(new Date()).split(':');
  return `${hour}:${Number(minute) < 30 ? '00' : '30'}`;
}

/** Calls that customers and staff have made in the days before, all over HTTP. */
class DaysBefore {
  private admin = '';

  private constructor(
    private readonly server: TestServer,
    private readonly staffId: number,
  ) {}

  static async start(server: TestServer): Promise<DaysBefore> {
    return new DaysBefore(server, (await buildStaff(server, 'ADMIN')).id);
  }

  /** Sessions end in the meantime, so an admin signs in again. */
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

  attachCars(): Promise<number[]> {
    return times(CARS, (index) =>
      attachCar(this.server, {
        carName: `Maruti Suzuki Dzire ${index + 1}`,
        plate: `MH12AB${1001 + index}`,
        cost: rupees(1800),
      }),
    );
  }

  /** A customer who has sent the registration form. */
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

  async handOver(booked: Booked): Promise<void> {
    const photo = await picture(booked.id);
    await handoverSteps(() => ({ server: this.server, desk: this.admin, photo })).handedOver(booked);
  }

  /** The customer cancels and enters where the refund goes. */
  async cancel({ id, reference, who }: Booked): Promise<void> {
    const token = await openSession(this.server, 'customer', who.id);
    await this.server.http.post(`/api/bookings/${id}/cancellation`).set(bearer(token)).send({}).expect(200);
    await this.server.http
      .put(`/api/rentals/${reference}/refund-destination`)
      .set(bearer(token))
      .send({ kind: 'UPI', upi: `${who.id}@upi` })
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

/** Lets three days pass, after which the work of a busy day waits. Starts and ends by the clock of the machine. */
export async function untilMorning(server: TestServer): Promise<Morning> {
  const time = lastHalfHour();
  const before = await DaysBefore.start(server);
  await before.setClock('-3 days');
  await before.openAtAnyTime();
  const cars = await before.attachCars();
  const carOf = (index: number): number => cars[index % CARS]!;
  const returns = await times(WAITING.returns, (index) =>
    before.confirmed(`Ravi Returning ${index + 1}`, carOf(index), { fromDays: -2, time }),
  );
  const pickups = await times(WAITING.pickups, (index) =>
    before.confirmed(`Asha Arriving ${index + 1}`, carOf(WAITING.returns + index), { fromDays: 0, time }),
  );
  const cancelled = await times(WAITING.refunds, (index) =>
    before.confirmed(`Neha Cancelling ${index + 1}`, carOf(index), { fromDays: 30, time: '12:00' }),
  );

  await before.setClock('-2 days');
  await times(WAITING.returns, (index) => before.handOver(returns[index]!));
  await before.setClock('-1 day');
  await times(WAITING.refunds, (index) => before.cancel(cancelled[index]!));

  await before.setClock('-3 hours');
  await times(WAITING.complaints, (index) => before.complain(pickups[index]!));
  const newcomers = await times(WAITING.documents, (index) =>
    before.register(`Meera New ${index + 1}`, index),
  );
  // One car after the other, then each of them a week later.
  const pending = await times(WAITING.payments, (index) =>
    before.book(`Kiran Paying ${index + 1}`, carOf(index), {
      fromDays: index < CARS ? 5 : 12,
      time: '12:00',
    }),
  );
  await moveClock(server, '0 hours');
  return { pickups, returns, pending, cancelled, newcomers };
}
