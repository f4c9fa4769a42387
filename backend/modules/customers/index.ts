// The people who rent: their accounts, papers and approval. The only room that holds Aadhaar numbers.
// Never rents a car and never takes money; it says whether somebody may.
// Called by the sign-ins, by rentals before every claim, and by the console.
export { Accounts } from './accounts.js';
export { CustomerDecisions } from './customer-decisions.js';
export { Customer } from './customer.entity.js';
export { CustomersModule } from './customers.module.js';
export { DecideCustomer } from './decide-customer.js';
export { CustomerDocument } from './document.entity.js';
export { KeepDocuments, type KeptDocument } from './keep-documents.js';
export { LockCustomer, type LockedCustomer } from './lock-customer.js';
export { RegisterCustomer } from './register-customer.js';
export { RentingPermit } from './renting-permit.js';
