// Documents issued to customers: receipts, deposit receipts and refund receipts, with their numbers and PDF files.
// Never decides what a customer owes; the database issues a document at the commit that records its fact in the ledger.
// Called by commands whose message names the number, and by the page of the rental.
export { documentResponse } from './document-file.js';
export { issuedText } from './printed-document.js';
export { DocumentQueries } from './document-queries.js';
export { DocumentsIssuedModule } from './documents-issued.module.js';
export { issueNumbers, type IssuedNumber } from './issued-numbers.js';
