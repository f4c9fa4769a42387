import { rupees } from '../../backend/contract/money';
import { depositsOf, type DepositTime } from '../../backend/contract/rentals/charges';
import type { ConsoleSettings, EditableSettings } from '../../backend/contract/settings';
import type { TestServer } from './server';
import { bearer } from './test-data';

/** Saves some of the business settings as an admin. */
export async function changeSettings(
  server: TestServer,
  admin: string,
  change: (settings: EditableSettings) => Partial<EditableSettings>,
): Promise<void> {
  const { body } = await server.http.get('/console/settings').set(bearer(admin)).expect(200);
  const { version, settings } = body as ConsoleSettings;
  await server.http
    .put('/console/settings')
    .set(bearer(admin))
    .send({ version, settings: { ...settings, ...change(settings) } })
    .expect(200);
}

/** Requires this security deposit for every type of car. */
export const requireDeposit = (
  server: TestServer,
  admin: string,
  amount: number,
  depositWhen: DepositTime = 'AT_PICKUP',
): Promise<void> =>
  changeSettings(server, admin, ({ charges }) => ({
    charges: { ...charges, deposits: depositsOf(() => rupees(amount)), depositWhen },
  }));

/** Switches GST on, with this rate for every type of car. */
export const requireGst = (server: TestServer, admin: string, rate: number): Promise<void> =>
  changeSettings(server, admin, () => ({
    legalName: 'Pune City Cars Private Limited',
    gstin: '27AAPFU0939F1ZV',
    gst: { enabled: true, b2bInterstate: true, services: depositsOf(() => ({ sac: '996601', rate })) },
  }));
