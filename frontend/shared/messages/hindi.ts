import { chargesHindi } from '@contract/messages/charges.hindi';
import { calendarHindi } from './calendar.hindi';
import { commonHindi } from './common.hindi';
import { customersHindi } from './customers.hindi';
import { filesHindi } from './files.hindi';
import { fleetHindi } from './fleet.hindi';
import { httpHindi } from './http.hindi';
import { loginHindi } from './login.hindi';
import { officeHindi } from './office.hindi';
import { paymentsHindi } from './payments.hindi';
import { rentalsHindi } from './rentals.hindi';

/** The Hindi of what the server and the contract say, by scope; their English is in `contract/messages`. */
export const serverHindi = {
  calendar: calendarHindi,
  charges: chargesHindi,
  common: commonHindi,
  customers: customersHindi,
  files: filesHindi,
  fleet: fleetHindi,
  http: httpHindi,
  login: loginHindi,
  office: officeHindi,
  payments: paymentsHindi,
  rentals: rentalsHindi,
};
