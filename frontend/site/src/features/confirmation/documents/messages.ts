import { defineMessages } from '@contract/messages/define-messages';

/** Texts about the documents issued for a rental. */
export const documentsMessages = defineMessages('ownDocuments', {
  title: 'Receipts, bills and agreement',
  none: 'There are none yet. Each payment that we verify from now on gets a receipt.',
  failed: 'The documents could not be loaded.',
  tryAgain: 'Try again',
  RC: 'Receipt',
  DR: 'Deposit receipt',
  RR: 'Refund receipt',
  AG: 'Rental agreement',
  BL: 'Bill',
  CM: 'Credit memo',
  SS: 'Settlement',
  RV: 'Receipt voucher',
  RF: 'Refund voucher',
  IN: 'Tax invoice',
  CN: 'Credit note',
  issued: '{number}, {when}',
  cancelled: '{number}, cancelled on {when}',
  download: 'Download {number}',
  pdf: 'PDF',
  downloadFailed: 'The file could not be downloaded.',
});
