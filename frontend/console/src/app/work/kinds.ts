import { WORK_GROUPS, type WorkCounts, type WorkGroup, type WorkKind } from '@contract/work';
import type { PlainText } from '../../shared/i18n';

/** The name of each kind of work. */
export const KIND_TEXTS: Record<WorkKind, PlainText> = {
  REFUSED_CAR: 'Refused car',
  AT_RISK: 'Pickup at risk',
  PICKUP: 'Pickup',
  RETURN: 'Return',
  REFUSED_RECORD: 'Refused record of a phone',
  INSPECTION: 'Second inspection',
  WHAT_HAPPENED: 'What happened?',
  UNCONFIRMED: 'Pickup not confirmed',
  PAYMENT: 'Payment',
  UNLINKED_PAYMENT: 'Payment with no booking linked',
  REFUND: 'Refund',
  SETTLEMENT: 'Settlement',
  DISPUTE: 'Disputed settlement',
  DEBT: 'Debt',
  OWN_DRAWER: 'Drawer is still open',
  DOCUMENTS: 'Documents',
  RESERVATION: 'Reservation',
  COMPLAINT: 'Complaint',
  COMPLAINT_COPY: 'Form 7 copy',
  FAILED_MESSAGE: 'Failed message',
  VEHICLE_DOCUMENT: 'Vehicle document expires',
  MAINTENANCE: 'Maintenance is due',
};

export const GROUP_TEXTS: Record<WorkGroup, PlainText> = {
  PICKUPS: 'Pickups',
  RETURNS: 'Returns',
  MONEY: 'Money',
  PEOPLE: 'People',
  CARS: 'Cars',
};

export const totalOf = (counts: WorkCounts): number =>
  WORK_GROUPS.reduce((sum, group) => sum + (counts[group] ?? 0), 0);
