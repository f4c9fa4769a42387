import { defined } from '../contract/defined.js';
import { minus, NO_PAISE, plus, type Rupees, rupees, toPaise, toRupees } from '../contract/money.js';
import type { PaymentStatus } from '../contract/payments/payments.js';
import type { RentalStatus } from '../contract/rentals/rentals.js';
import { PlaceHold } from '../modules/calendar/index.js';
import { VerifyPayment } from '../modules/payments/index.js';
import { ConfirmReservation, DeclineRental, PlaceRental, SubmitPayment } from '../modules/rentals/index.js';
import type { PreparedDocument } from '../platform/files/index.js';
import { Refusal } from '../platform/http/refusal.js';
import { ahead } from './ahead.js';
import { DEMO_LOST_SLOT, DEMO_RENTALS, type DemoRental } from './demo-rentals.js';
import { carIdOf, fareOf, screenshotOf, windowOf } from './pricing.js';
import { customerCaller } from './seed-people.js';
import type { Seeding } from './seeding.js';

const AT_ONCE = 2;

interface Standing {
  id: number;
  status: PaymentStatus;
  rentalId: number | null;
  rentalStatus: RentalStatus | null;
  slotLost: boolean;
}

/** Places the future rentals as customers would, then makes the admin's decisions. */
export async function seedRentals(seeding: Seeding): Promise<void> {
  const prepared = ahead(DEMO_RENTALS, AT_ONCE, async (plan) => {
    const known = await standingOf(seeding, plan.payment.transactionId);
    return { plan, screenshot: known ? null : await readReceipt(seeding, plan) };
  });
  for await (const { plan, screenshot } of prepared) {
    seeding.stopping.throwIfAborted();
    if (screenshot) await pay(seeding, plan, screenshot);
    await rent(seeding, plan);
    await decide(seeding, plan);
    await payRest(seeding, plan);
  }
  await loseSlot(seeding);
}

async function standingOf({ db }: Seeding, transactionId: string): Promise<Standing | null> {
  const [row] = await db.query<Standing[]>(
    `SELECT p.id, p.status, r.id AS "rentalId", r.status AS "rentalStatus", p.slot_lost_at IS NOT NULL AS "slotLost"
       FROM payments p LEFT JOIN rentals r ON r.id = p.rental_id WHERE p.transaction_id = $1`,
    [transactionId],
  );
  return row ?? null;
}

const readReceipt = (seeding: Seeding, { payment }: DemoRental): Promise<PreparedDocument> =>
  screenshotOf(seeding, payment.screenshotOf ?? payment.transactionId);

function paidFor(seeding: Seeding, plan: DemoRental): Rupees {
  const { total } = fareOf(seeding, plan);
  const { extra } = plan.payment;
  return toRupees(extra === undefined ? total : plus(total, toPaise(extra)));
}

async function requestFor(seeding: Seeding, plan: DemoRental) {
  return {
    carId: await carIdOf(seeding, plan.plate),
    ...windowOf(seeding, plan),
    agreedToTerms: true,
  };
}

async function pay(seeding: Seeding, plan: DemoRental, screenshot: PreparedDocument): Promise<void> {
  const { app } = seeding;
  const by = await customerCaller(seeding, plan.email);
  const request = { ...(await requestFor(seeding, plan)), action: plan.action };
  const { holdId } = await app.get(PlaceHold).place(by, request, null);
  const { transactionId } = plan.payment;
  const amount = toPaise(paidFor(seeding, plan));
  await app
    .get(SubmitPayment)
    .submit(by, { transactionId, amount, type: plan.action, holdId, screenshot }, null);
}

async function rent(seeding: Seeding, plan: DemoRental): Promise<void> {
  const standing = await standingOf(seeding, plan.payment.transactionId);
  if (defined(standing, 'standing').rentalId !== null) return;
  const by = await customerCaller(seeding, plan.email);
  const expectedTotal = toRupees(fareOf(seeding, plan).total);
  const request = { ...(await requestFor(seeding, plan)), expectedTotal };
  await seeding.app.get(PlaceRental).place(by, { action: plan.action, request }, null);
}

/** The customer pays what the first payment lacked, and an admin verifies it. */
async function payRest(seeding: Seeding, { email, action: type, payment }: DemoRental): Promise<void> {
  const { rest, extra = rupees(0), transactionId: first } = payment;
  if (!rest) return;
  const { app, staff } = seeding;
  const { transactionId } = rest;
  if (!(await standingOf(seeding, transactionId))) {
    const { rentalId } = defined(await standingOf(seeding, first), 'standing');
    const screenshot = await screenshotOf(seeding, transactionId);
    const amount = minus(NO_PAISE, toPaise(extra));
    await app
      .get(SubmitPayment)
      .submit(
        await customerCaller(seeding, email),
        { transactionId, amount, type, holdId: null, rentalId, screenshot },
        null,
      );
  }
  const { id, status } = defined(await standingOf(seeding, transactionId), 'standing');
  if (status === 'SUBMITTED') await app.get(VerifyPayment).byId(staff.admin, id, { isVerified: true });
}

async function decide(seeding: Seeding, { payment, decision }: DemoRental): Promise<void> {
  const { app, staff } = seeding;
  const { verdict } = payment;
  const before = defined(await standingOf(seeding, payment.transactionId), 'standing');
  if (verdict && before.status === 'SUBMITTED') {
    const found =
      'verified' in verdict ? { isVerified: true } : { isVerified: false, reason: verdict.rejectedBecause };
    await app.get(VerifyPayment).byId(staff.admin, before.id, found);
  }
  if (decision && before.rentalStatus === 'PENDING') {
    const id = defined(before.rentalId, 'rentalId');
    if ('confirmed' in decision) await app.get(ConfirmReservation).confirm(staff.admin, id, null);
    else
      await app
        .get(DeclineRental)
        .decline(staff.admin, { kind: 'RESERVATION', id }, decision.declinedBecause);
  }
}

/** Lets a customer pay for a car that another one books first. */
async function loseSlot(seeding: Seeding): Promise<void> {
  const { email, takenBy, amount, transactionId } = DEMO_LOST_SLOT;
  const { app } = seeding;
  const by = await customerCaller(seeding, email);
  const standing = await standingOf(seeding, transactionId);
  if (standing?.slotLost) return;
  if (!standing) {
    const screenshot = await screenshotOf(seeding, transactionId);
    const details = {
      transactionId,
      amount: toPaise(amount),
      type: 'book' as const,
      holdId: null,
      screenshot,
    };
    await app.get(SubmitPayment).submit(by, details, null);
  }
  const other = defined(
    DEMO_RENTALS.find(({ payment }) => payment.transactionId === takenBy),
    'DEMO_RENTALS',
  );
  try {
    await app.get(PlaceRental).place(by, { action: 'book', request: await requestFor(seeding, other) }, null);
  } catch (error) {
    if (!(error instanceof Refusal && error.codeName === 'TAKEN')) throw error;
  }
}
