// Documents issued to customers: receipts, deposit and refund receipts, rental agreements, bills, credit memos and settlement sheets, with numbers and PDF files.
// Never decides how much a customer owes; the database issues a document when the recorded fact is committed.
// Called by commands whose message contains the number, and by the page of the rental.
export { DocumentFileQueries } from './document-file-queries.js';
export { issuedText } from './printed-document.js';
export { DocumentQueries } from './document-queries.js';
export { DocumentsIssuedModule } from './documents-issued.module.js';
export { hasInvoice, issueBills } from './issued-bills.js';
export { issueVersion, type IssuedVersion } from './issued-version.js';
export { customersToMail, takeWaiting, type WaitingDocument } from './waiting-mails.js';
export { issueNumbers, type IssuedNumber } from './issued-numbers.js';
