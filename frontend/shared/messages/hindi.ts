import { businessHindi } from '@contract/messages/business.hindi';
import { cancellationHindi } from '@contract/messages/cancellation.hindi';
import { chargesHindi } from '@contract/messages/charges.hindi';
import { checkingHindi } from '@contract/messages/checking.hindi';
import { consentHindi } from '@contract/messages/consent.hindi';
import { faresHindi } from '@contract/messages/fares.hindi';
import { refundTiersHindi } from '@contract/messages/refund-tiers.hindi';
import { rentalStepsHindi } from '@contract/messages/rental-steps.hindi';
import { settlementsHindi } from '@contract/messages/settlements.hindi';
import { symmetryHindi } from '@contract/messages/symmetry.hindi';
import { vehicleDocumentsHindi } from '@contract/messages/vehicle-documents.hindi';
import { calendarHindi } from './calendar.hindi';
import { commonHindi } from './common.hindi';
import { customersHindi } from './customers.hindi';
import { depositsHindi } from './deposits.hindi';
import { documentsHindi } from './documents.hindi';
import { drawersHindi } from './drawers.hindi';
import { filesHindi } from './files.hindi';
import { fleetHindi } from './fleet.hindi';
import { handoversHindi } from './handovers.hindi';
import { historyHindi } from './history.hindi';
import { httpHindi } from './http.hindi';
import { ledgerHindi } from './ledger.hindi';
import { loginHindi } from './login.hindi';
import { maintenanceHindi } from './maintenance.hindi';
import { officeHindi } from './office.hindi';
import { paymentsHindi } from './payments.hindi';
import { refundsHindi } from './refunds.hindi';
import { rentalsHindi } from './rentals.hindi';
import { statementsHindi } from './statements.hindi';

/** The Hindi of the texts of server and contract, by scope; their English is in `contract/messages`. */
export const serverHindi = {
  business: businessHindi,
  calendar: calendarHindi,
  cancellation: cancellationHindi,
  charges: chargesHindi,
  checking: checkingHindi,
  common: commonHindi,
  consent: consentHindi,
  customers: customersHindi,
  deposits: depositsHindi,
  documents: documentsHindi,
  drawers: drawersHindi,
  fares: faresHindi,
  files: filesHindi,
  fleet: fleetHindi,
  handovers: handoversHindi,
  history: historyHindi,
  http: httpHindi,
  maintenance: maintenanceHindi,
  vehicleDocuments: vehicleDocumentsHindi,
  ledger: ledgerHindi,
  login: loginHindi,
  office: officeHindi,
  payments: paymentsHindi,
  refundTiers: refundTiersHindi,
  refunds: refundsHindi,
  rentalSteps: rentalStepsHindi,
  rentals: rentalsHindi,
  settlements: settlementsHindi,
  statements: statementsHindi,
  symmetry: symmetryHindi,
};
