import fc from 'fast-check';
import { addDays, dayIn } from '../../../backend/contract/calendar';
import { newAadhaarNumber } from '../../support/test-data';
import { recordLicence, register, requestDocuments } from '../business/deciding';
import { DONE, refused } from '../business/outcome';
import { PERIOD_RULES } from '../business/terms';
import { command, exchange } from '../command';
import type { ModelCustomer } from '../model';
import { customer } from './choices';

/** Submits all fields of the form, for the first time or again. */
export const registerCustomer = customer.map((number) =>
  command(`register(customer ${number})`, async (scene) => {
    const { model, system } = scene;
    const customer = model.customers[number]!;
    const form = new FormData();
    form.set('name', `Customer ${number}`);
    form.set('address', '1 Test Road, Pune');
    form.set('aadhaarNumber', newAadhaarNumber());
    for (const name of ['aadhaarFile', 'drivingLicenseFile'])
      form.set(name, new Blob([new Uint8Array(system.screenshot)]), `${name}.png`);
    await exchange(
      scene,
      () => ({ outcome: register(model, customer) }),
      () => system.byCustomer(customer, 'POST', '/api/auth/register', form),
    );
  }),
);

const numbers = new Map<number, string>();

/** Returns a unique licence number for each customer. */
function licenceNumberOf({ id }: ModelCustomer): string {
  const number = numbers.get(id) ?? `MH12${String(20_310_000_000 + numbers.size)}`;
  numbers.set(id, number);
  return number;
}

/** An admin enters a licence that expires in a few days, or after all rentals. */
export const enterLicence = fc.tuple(customer, fc.constantFrom(3, 5, 400, 400, 400)).map(([number, days]) =>
  command(`enterLicence(customer ${number}, for ${days} days)`, async ({ model, system }) => {
    const customer = model.customers[number]!;
    const until = addDays(dayIn(PERIOD_RULES.zone, new Date(model.now)), days);
    const body = {
      ...{ licenseNumber: licenceNumberOf(customer), licenseClasses: 'LMV' },
      ...{ licenseValidUntil: '2060-01-01', dateOfBirth: '1990-01-01' },
    };
    const { outcome } = await exchange(
      { model, system },
      () => ({ outcome: recordLicence(customer, until) }),
      () => system.byAdmin('PUT', `/console/customers/${customer.id}/licence`, body),
    );
    // Sets the day in the database, because the service compares entered days with a clock that it reads only
    // periodically.
    if (outcome === DONE)
      await system.server.db.query(
        'UPDATE licences SET valid_until = $2 WHERE customer_id = $1 AND approved = $3',
        [customer.id, until, customer.approval === 'APPROVED'],
      );
  }),
);

export const askForDocuments = customer.map((number) =>
  command(`askForDocuments(customer ${number})`, async ({ model, system }) => {
    const customer = model.customers[number]!;
    const body = { parts: ['LICENCE'], reason: 'It runs out soon.' };
    await exchange(
      { model, system },
      () => ({ outcome: requestDocuments(customer) }),
      () => system.byAdmin('PUT', `/console/customers/${customer.id}/document-request`, body),
    );
  }),
);

/** A customer signs in again, for example after a suspension. */
export const signInAgain = customer.map((number) =>
  command(
    `signInAgain(customer ${number})`,
    async (scene) => {
      const customer = scene.model.customers[number]!;
      await exchange(
        scene,
        () => {
          if (customer.suspended) return { outcome: refused('ACCOUNT_REJECTED') };
          customer.signedIn = true;
          customer.provedAt = scene.model.now;
          return { outcome: DONE };
        },
        () => scene.system.trySignIn(customer),
      );
    },
    (model) => !model.customers[number]!.signedIn,
  ),
);
