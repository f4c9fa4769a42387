import type { Site } from '../../support/browser/site';
import { attachCar, selectedCar } from '../../support/cars';
import { dayAhead, renter } from '../../support/renting';
import { bearer, buildCar, buildCustomer, signIn } from '../../support/test-data';
import type { Customer, ScreenData } from './scene';

/** Signs in the customers of the demo, who have rentals and documents, and adds two cars. */
export async function screenData(site: Site): Promise<ScreenData> {
  const { server } = site;
  const car = await attachCar(server, { description: 'Sunroof, rear camera' }, 3);
  const account = (email: string): Promise<string> => signIn(server, 'customer', { mobile: '', email });
  const newcomer = async (): Promise<string> =>
    signIn(server, 'customer', await buildCustomer(server, { approval: 'NOT_REGISTERED' }));
  const tokens: Record<Customer, string> = {
    approved: await account('approved@example.com'),
    pending: await account('pending@example.com'),
    rejected: await account('rejected@example.com'),
    unpaid: await account('sneha.patil@example.com'),
    newcomer: await newcomer(),
    applicant: await newcomer(),
    'signed-out': await newcomer(),
  };
  await server.http.post('/api/logout').set(bearer(tokens['signed-out'])).expect(200);
  let next = 5;
  return {
    site,
    car,
    chosen: await selectedCar(server, car),
    plainCar: await buildCar(server, { carName: 'Plain' }),
    cookiesOf: (as) => ({ token: tokens[as] }),
    rentingToken: async () => (await renter(server)).token,
    freeDays: () => {
      const [fromDate, toDate] = [dayAhead((next += 4)), dayAhead(next + 2)];
      return { fromDate, toDate, search: `?from=${fromDate}&to=${toDate}` };
    },
  };
}
