import type { AuditAction, AuditSubject } from '@contract/audit';
import { type Composed, type PlainText } from '../../shared/i18n';
import { inWords } from '../../shared/ui/changes/changes';

const ACTIONS: Record<AuditAction, PlainText> = {
  'add-admin': 'Added admin',
  'add-custom-admin': 'Added custom admin',
  'name-staff': 'Named staff',
  'disable-staff': 'Disabled staff',
  'enable-staff': 'Enabled staff',
  'add-customer': 'Added customer',
  'approve-customer': 'Approved customer',
  'reject-customer': 'Rejected customer',
  'suspend-customer': 'Suspended customer',
  'lift-suspension': 'Lifted suspension',
  'reveal-aadhaar': 'Revealed Aadhaar number',
  'verify-payment': 'Verified payment',
  'reject-payment': 'Rejected payment',
  'pay-refund': 'Recorded refund',
  'reopen-payment': 'Took back a payment decision',
  'attach-payment': 'Linked payment to a booking',
  'release-transaction-id': 'Released transaction ID',
  'take-payment': 'Took a payment',
  'reverse-receipt': 'Cancelled a receipt',
  'open-drawer': 'Opened a cash drawer',
  'move-cash': 'Recorded a cash movement',
  'close-drawer': 'Counted and closed a cash drawer',
  'explain-difference': 'Explained a difference of a cash drawer',
  'accept-drawer': 'Accepted a cash drawer',
  'upload-statement': 'Uploaded bank statement',
  'verify-statement': 'Verified payments by statement',
  'send-desk-code': 'Sent code to customer',
  'confirm-desk-rental': 'Confirmed with code of customer',
  'submit-desk-payment': 'Submitted payment at the desk',
  'release-desk-hold': 'Released held car',
  'place-desk-booking': 'Placed booking at the desk',
  'place-desk-reservation': 'Placed reservation at the desk',
  'confirm-reservation': 'Confirmed reservation',
  'decline-reservation': 'Declined reservation',
  'decline-booking': 'Declined booking',
  'cancel-booking': 'Cancelled booking',
  'cancel-reservation': 'Cancelled reservation',
  'mark-picked-up': 'Marked as picked up',
  'mark-returned': 'Marked as returned',
  'mark-no-show': 'Marked as no-show',
  'undo-move': 'Undid a change of state',
  'record-trip': 'Recorded trip afterwards',
  'attach-car': 'Attached car',
  'edit-car': 'Edited car',
  'retire-car': 'Retired car',
  'bring-car-back': 'Brought car back',
  'add-pictures': 'Added photos',
  'arrange-pictures': 'Reordered photos',
  'replace-agreement': 'Replaced agreement',
  'block-car': 'Blocked car',
  'unblock-car': 'Unblocked car',
  'answer-complaint': 'Answered complaint',
  'resolve-complaint': 'Resolved complaint',
  'reopen-complaint': 'Reopened complaint',
  'add-note': 'Added note',
  'remove-subscriber': 'Removed subscriber',
  'resend-message': 'Resent message',
  'save-settings': 'Saved settings',
  'export-list': 'Downloaded list',
  'begin-demo-data': 'Began demo data',
  'finish-demo-data': 'Finished demo data',
};

const SUBJECTS: Record<AuditSubject, PlainText> = {
  customer: 'Customer',
  payment: 'Payment',
  rental: 'Rental',
  car: 'Car',
  block: 'Block',
  complaint: 'Complaint',
  staff: 'Staff',
  settings: 'Settings',
  subscriber: 'Subscriber',
  message: 'Message',
  statement: 'Statement',
  drawer: 'Cash drawer',
  list: 'List',
};

const named =
  (texts: Record<string, PlainText>) =>
  (name: string): PlainText | Composed =>
    (Object.hasOwn(texts, name) && texts[name]) || { text: inWords(name) };

/** An action of an earlier version is shown as its code. */
export const actionText = named(ACTIONS);
export const subjectText = named(SUBJECTS);
