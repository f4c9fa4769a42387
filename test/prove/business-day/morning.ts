import { moveClock, type TestServer } from '../../support/server';
import { type Booked, type Customer, DaysBefore, lastHalfHour, nextHalfHour, times } from './days-before';

/** The work that waits in the morning. */
export const WAITING = {
  pickups: 8,
  returns: 8,
  documents: 20,
  payments: 30,
  refunds: 2,
  complaints: 1,
} as const;

const CARS = WAITING.pickups + WAITING.returns;

/** The bookings and customers of the morning, by the task of staff. */
export interface Morning {
  pickups: Booked[];
  returns: Booked[];
  pending: Booked[];
  cancelled: Booked[];
  newcomers: Customer[];
}

/** Simulates three days, which end now with the work of a busy day. Resets the clock to the real time. */
export async function untilMorning(server: TestServer): Promise<Morning> {
  const time = lastHalfHour();
  const before = await DaysBefore.start(server);
  await before.setClock('-3 days');
  await before.openAtAnyTime();
  const cars = await before.attachCars(CARS);
  const carOf = (index: number): number => cars[index % CARS]!;
  const returns = await times(WAITING.returns, (index) =>
    before.confirmed(`Ravi Returning ${index + 1}`, carOf(index), { fromDays: -2, time }),
  );
  const pickups = await times(WAITING.pickups, (index) =>
    before.confirmed(`Asha Arriving ${index + 1}`, carOf(WAITING.returns + index), {
      fromDays: 0,
      time: nextHalfHour(),
    }),
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
  // Books each car once, and most of them again a week later.
  const pending = await times(WAITING.payments, (index) =>
    before.book(`Kiran Paying ${index + 1}`, carOf(index), {
      fromDays: index < CARS ? 5 : 12,
      time: '12:00',
    }),
  );
  await moveClock(server, '0 hours');
  return { pickups, returns, pending, cancelled, newcomers };
}
