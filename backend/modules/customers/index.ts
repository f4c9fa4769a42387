// Customers: their accounts, documents and approval. The only module with numbers of identity documents.
// Never rents a car and never handles money; it decides whether a customer may rent.
// Called by the sign-ins, by rentals before every claim, and by the console.
export { Accounts } from './accounts.js';
export { AfterCustomerDecision, type CustomerDecision } from './after-customer-decision.js';
export { BlockedIdentities } from './blocked/blocked-identities.js';
export { ChangeContact } from './contacts/change-contact.js';
export { EmailMoves } from './contacts/email-moves.js';
export { HoldsOfCustomer } from './contacts/holds-of-customer.js';
export { MoveNumber } from './contacts/move-number.js';
export { type ContactPair, RentingAccounts } from './contacts/renting-accounts.js';
export { type CustomerContact, CustomerContacts } from './customer-contacts.js';
export { ChooseSms } from './choose-sms.js';
export { WithdrawQrConsent } from './consents/withdraw-qr-consent.js';
export { CheckDeskEmail } from './registration/check-desk-email.js';
export { NeedsProvedEmail, ProvedEmail } from './contacts/proved-email.js';
export { Customer } from './customer.entity.js';
export { CustomersModule } from './customers.module.js';
export { DecideCustomer } from './decide-customer.js';
export { searchWords, wordsQuery } from './console/customer-search.rules.js';
export { CustomerDocument } from './documents/document.entity.js';
export { AccessLogQueries } from './documents/access-log-queries.js';
export { checkLicence } from './licences/licence.rules.js';
export { Licences } from './licences/licences.js';
export { RecordLicence } from './licences/record-licence.js';
export { RevealLicence } from './licences/reveal-licence.js';
export { ResealDriverRecords } from './licences/reseal-driver-records.js';
export { ResealLicences } from './licences/reseal-licences.js';
export { RequestLostDocuments } from './documents/request-lost-documents.js';
export { ResealIdentities } from './documents/reseal-identities.js';
export { type Remove, RemoveDocuments, type RemovedPhotos } from './documents/remove-documents.js';
export { StoreDocuments, type StoredDocument } from './documents/store-documents.js';
export { DISPUTE_LIST, NumberDisputeQueries } from './disputes/number-dispute-queries.js';
export { noSuchDispute, NumberDisputes } from './disputes/number-disputes.js';
export { EraseAccount } from './erase-account.js';
export { LimitUnprovenCars } from './origins/limit-unproven-cars.js';
export {
  LockCustomer,
  lockCustomerRow,
  noSuchCustomer,
  requireOpenOwner,
  requireOwner,
  type LockedCustomer,
} from './lock-customer.js';
export { MergeAccount } from './merge-account.js';
export { type CustomerMessage, NotifyCustomer } from './notify-customer.js';
export { OpenOfSuspended } from './open-of-suspended.js';
export { RegisterCustomer } from './registration/register-customer.js';
export { LICENCE_IN_FORCE, type LicenceInForce, RentingPermit } from './renting-permit.js';
export { UNUSED_BATCH, UnusedAccounts } from './unused-accounts.js';
