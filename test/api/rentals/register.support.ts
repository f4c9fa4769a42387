import { textsOf } from '../../support/pdf-texts';
import { dayAhead } from '../../support/renting';
import { bearer } from '../../support/test-data';
import type { Rented } from './cancellation.support';
import type { TripData } from './trip.support';

/** The texts of the register of the car of a rental, from yesterday to tomorrow. */
export async function registerText({ server, admin }: TripData, { carId }: Rented): Promise<string> {
  const period = { from: dayAhead(-1), to: dayAhead(1) };
  const register = server.http.get(`/console/cars/${carId}/register`).query(period).set(bearer(admin));
  const [text] = await textsOf((await register.expect(200)).body as Buffer);
  return text!;
}
