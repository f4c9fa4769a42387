import { audit } from '../resources/audit';
import { blocks } from '../resources/blocks';
import { cars } from '../resources/cars';
import { complaints } from '../resources/complaints';
import { customers } from '../resources/customers';
import { deskRentals } from '../resources/desk-rentals';
import { drawers } from '../resources/drawers';
import { handovers } from '../resources/handovers';
import { messages } from '../resources/messages';
import { payments } from '../resources/payments';
import { pendingDocuments } from '../resources/pending-documents';
import { refunds } from '../resources/refunds';
import { bookings, reservations } from '../resources/rentals';
import { sessions } from '../resources/sessions';
import { settings } from '../resources/settings';
import { settlements } from '../resources/settlements';
import { staff } from '../resources/staff';
import { statements } from '../resources/statements';
import { subscribers } from '../resources/subscribers';
import { timeline } from '../resources/timeline';
import { CustomerPage } from './CustomerPage';
import { officeScreen } from './office-screen';

/** The screens and calls of each resource, by its name on the server and in the address. */
export const RESOURCES = {
  customers: { ...customers, screens: { ...customers.screens, show: CustomerPage } },
  'desk-rentals': deskRentals,
  'pending-documents': pendingDocuments,
  transactions: payments,
  refunds,
  statements: {
    ...statements,
    screens: {
      ...statements.screens,
      list: officeScreen('StatementList'),
      show: officeScreen('StatementShow'),
      create: officeScreen('UploadStatement'),
    },
  },
  drawers,
  bookings,
  reservations,
  settlements,
  handovers: { ...handovers, screens: { ...handovers.screens, show: officeScreen('HandoverScreen') } },
  cars,
  complaints,
  timeline: { ...timeline, screens: { ...timeline.screens, list: officeScreen('Timeline') } },
  blocks,
  staff: { ...staff, screens: { ...staff.screens, list: officeScreen('StaffList') } },
  subscribers: { ...subscribers, screens: { ...subscribers.screens, list: officeScreen('SubscriberList') } },
  messages: { ...messages, screens: { ...messages.screens, list: officeScreen('MessageList') } },
  audit: {
    ...audit,
    screens: { ...audit.screens, list: officeScreen('AuditList'), show: officeScreen('AuditShow') },
  },
  settings: { ...settings, screens: { ...settings.screens, list: officeScreen('SettingsScreen') } },
  sessions: { ...sessions, screens: { ...sessions.screens, list: officeScreen('DevicesScreen') } },
};
