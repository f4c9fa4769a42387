import { register } from '../business/deciding';
import { DONE, refused } from '../business/outcome';
import { command, exchange } from '../command';
import { newAadhaarNumber } from '../model-system';
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

/** A suspended customer signs in again afterwards. */
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
          return { outcome: DONE };
        },
        () => scene.system.trySignIn(customer),
      );
    },
    (model) => !model.customers[number]!.signedIn,
  ),
);
