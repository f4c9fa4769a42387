import { rupees, toPaise, toRupees } from '../../backend/contract/money';
import { type Deposits, fuelPricesOf } from '../../backend/contract/rentals/charges';
import { picture } from '../support/pictures';
import type { TestServer } from '../support/server';
import { changeSettings } from '../support/settings';
import {
  bearer,
  buildCar,
  buildCustomer,
  buildStaff,
  codeFor,
  type Person,
  signIn,
} from '../support/test-data';
import type { BackgroundWork } from './background';
import { CarCalendar } from './business/calendar';
import {
  DEPOSIT_DAYS,
  DEPOSITS,
  EXTRA_KM,
  FIRST_DRAWER,
  FIRST_MOMENT,
  FUEL,
  NO_SHOW_KEEP_PERCENT,
} from './business/terms';
import type { Approval, Model, ModelCustomer } from './model';

const APPROVALS: Approval[] = ['APPROVED', 'PENDING', 'NOT_REGISTERED'];
/** Prices in rupees per day and per hour. */
const PRICES = [
  { vehicleType: 'SEDAN', costPerDay: 1800, costPerHour: 75 },
  { vehicleType: 'SUV', costPerDay: 2499, costPerHour: 111 },
  { vehicleType: 'HATCHBACK', costPerDay: 999, costPerHour: 60 },
] as const;

export interface Answer {
  http: number;
  code: number;
  body: { message?: string; data?: unknown };
}

/** Creates the system of the next run. */
export type Begin = () => Promise<{ model: Model; real: ModelSystem }>;

/** The service during one run, which has its own customers and cars on the shared server. */
export class ModelSystem {
  private readonly tokens = new Map<number, string>();
  private readonly people = new Map<number, Person>();

  private constructor(
    readonly server: TestServer,
    private readonly tokensOfStaff: Record<'admin' | 'desk', string>,
    private readonly background: BackgroundWork,
    readonly screenshot: Buffer,
  ) {}

  /**
   * Prepares all runs: one admin and one custom admin, one image for every form, and one process for the background
   * work.
   */
  static async open(server: TestServer, background: BackgroundWork): Promise<Begin> {
    await setClock(server, FIRST_MOMENT);
    const admin = await signIn(server, 'admin', await buildStaff(server, 'ADMIN'));
    const desk = await signIn(server, 'custom-admin', await buildStaff(server, 'CUSTOM_ADMIN'));
    await changeSettings(server, admin, ({ cancellation, charges }) => ({
      deskReturnsCashDeposit: true,
      cancellation: { ...cancellation, noShowKeepPercent: NO_SHOW_KEEP_PERCENT },
      charges: {
        ...charges,
        deposits: { ...charges.deposits, ...(DEPOSITS as Partial<Deposits>) },
        depositWhen: 'WITH_FARE',
        depositDays: DEPOSIT_DAYS,
        kmPerDay: EXTRA_KM.perDay,
        extraKmFee: toRupees(EXTRA_KM.fee),
        fuelPrices: fuelPricesOf(() => toRupees(FUEL.pricePerLitre)),
        refuelFee: toRupees(FUEL.fee),
      },
    }));
    await keepSignedIn(server);
    // Staff who take cash need an open drawer.
    await setClock(server, FIRST_DRAWER);
    for (const token of [admin, desk]) {
      const drawer = server.http.post('/console/drawers').set(bearer(token));
      await drawer.send({ location: 'Shivajinagar', counted: 0 }).expect(200);
    }
    const screenshot = await picture();
    return async () => {
      const real = new ModelSystem(server, { admin, desk }, background, screenshot);
      return { model: await real.build(), real };
    };
  }

  /** Creates customers and cars, and retires the cars of the last run. */
  private async build(): Promise<Model> {
    const { server } = this;
    await setClock(server, FIRST_MOMENT);
    await server.db.query('UPDATE cars SET retired_at = app_now() WHERE retired_at IS NULL');
    const [customers, cars] = await Promise.all([
      Promise.all(APPROVALS.map((approval, number) => this.addCustomer(approval, number))),
      Promise.all(
        PRICES.map(async (price, number) => ({
          number,
          id: await buildCar(server, price),
          price: {
            costPerDay: toPaise(rupees(price.costPerDay)),
            costPerHour: toPaise(rupees(price.costPerHour)),
          },
          deposit: toPaise(rupees(DEPOSITS[price.vehicleType])),
          retired: false,
          version: 1,
          calendar: new CarCalendar<never>(),
        })),
      ),
    ]);
    await server.db.query('UPDATE cars SET tank_litres = $2 WHERE id = ANY ($1)', [
      cars.map(({ id }) => id),
      FUEL.tankLitres,
    ]);
    await keepSignedIn(server);
    const none = { executed: 0, holds: [], rentals: [], records: [], payments: [], credits: [], blocks: [] };
    return { now: FIRST_MOMENT, customers, cars, ...none };
  }

  private async addCustomer(approval: Approval, number: number): Promise<ModelCustomer> {
    const person = await buildCustomer(this.server, { approval });
    this.people.set(person.id, person);
    this.tokens.set(person.id, await signIn(this.server, 'customer', person));
    return {
      kind: 'customer',
      number,
      id: person.id,
      approval,
      submittedAt: FIRST_MOMENT,
      licence: { approved: null, waiting: null },
      suspended: false,
      signedIn: true,
      provedAt: FIRST_MOMENT,
      hasDestination: false,
    };
  }

  /** Signs in like the form, if the service sends a code. */
  async trySignIn(customer: ModelCustomer): Promise<Answer> {
    const { email } = this.people.get(customer.id)!;
    const sent = await this.request('POST', '/api/login/send-otp', null, { email });
    if (sent.http !== 200) return sent;
    // Requests only one code, because two codes would be equally new while the clock is stopped.
    const { challengeId } = sent.body.data as { challengeId: string };
    const proof = { email, otp: await codeFor(this.server, email), challengeId };
    const answer = await this.request('POST', '/api/login/verify-otp', null, proof);
    if (answer.http !== 200) return answer;
    this.tokens.set(customer.id, (answer.body.data as { token: string }).token);
    await keepSignedIn(this.server);
    return answer;
  }

  /** Gives the fresh proof that the caller is still the signed-in customer, with a code. */
  async prove(customer: ModelCustomer): Promise<Answer> {
    const sent = await this.byCustomer(customer, 'POST', '/api/user/proof/send-otp');
    const { challengeId } = sent.body.data as { challengeId: string };
    const otp = await codeFor(this.server, this.people.get(customer.id)!.email);
    return this.byCustomer(customer, 'POST', '/api/user/proof', { challengeId, otp });
  }

  byCustomer(customer: ModelCustomer, method: string, path: string, body?: object): Promise<Answer> {
    return this.request(method, path, this.tokens.get(customer.id)!, body);
  }

  byAdmin(method: string, path: string, body?: object): Promise<Answer> {
    return this.request(method, path, this.tokensOfStaff.admin, body);
  }

  byDesk(method: string, path: string, body?: object): Promise<Answer> {
    return this.request(method, path, this.tokensOfStaff.desk, body);
  }

  byAnybody(path: string): Promise<Answer> {
    return this.request('GET', path, null);
  }

  runBackgroundWork(): Promise<void> {
    return this.background.run();
  }

  setClock(now: number): Promise<void> {
    return setClock(this.server, now);
  }

  private async request(method: string, path: string, token: string | null, body?: object): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.server.url + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const answered = (await response.json()) as Answer['body'] & { code?: number };
    // A successful response of the console contains no code.
    return { http: response.status, code: answered.code ?? 1000, body: answered };
  }
}

/** Sets the clock of the service, which does not advance between commands. */
async function setClock(server: TestServer, now: number): Promise<void> {
  await server.db.query(
    `CREATE OR REPLACE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS
     $$ SELECT timestamptz '${new Date(now).toISOString()}' $$`,
  );
}

/** Keeps sessions from expiring, because a run lasts days. */
async function keepSignedIn(server: TestServer): Promise<void> {
  await server.db.query(
    `UPDATE sessions SET expires_at = 'infinity', idle_seconds = NULL WHERE expires_at <> 'infinity'`,
  );
}
