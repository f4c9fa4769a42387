import { audit } from '../resources/audit';
import { blockedIdentities } from '../resources/blocked-identities';
import { blocks } from '../resources/blocks';
import { cars } from '../resources/cars';
import { complaints } from '../resources/complaints';
import { customers } from '../resources/customers';
import { deskRentals } from '../resources/desk-rentals';
import { drawers } from '../resources/drawers';
import { handovers } from '../resources/handovers';
import { issuedDocuments } from '../resources/issued-documents';
import { messages } from '../resources/messages';
import { numberDisputes } from '../resources/number-disputes';
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

const withScreens = <Resource extends { screens: object }, Screens extends object>(
  resource: Resource,
  screens: Screens,
) => ({ ...resource, screens: { ...resource.screens, ...screens } });

/** The screens and calls of each resource, by its name in the API and in the URL. */
export const RESOURCES = {
  customers: withScreens(customers, { show: CustomerPage, create: officeScreen('AddCustomer') }),
  'desk-rentals': deskRentals,
  'pending-documents': pendingDocuments,
  transactions: payments,
  refunds,
  statements: withScreens(statements, {
    list: officeScreen('StatementList'),
    show: officeScreen('StatementShow'),
    create: officeScreen('UploadStatement'),
  }),
  'issued-documents': withScreens(issuedDocuments, { list: officeScreen('DocumentList') }),
  drawers: withScreens(drawers, { show: officeScreen('DrawerShow'), create: officeScreen('OpenDrawer') }),
  bookings,
  reservations,
  settlements: withScreens(settlements, { show: officeScreen('SettlementShow') }),
  handovers: withScreens(handovers, { show: officeScreen('HandoverScreen') }),
  cars: withScreens(cars, { create: officeScreen('AttachCar'), edit: officeScreen('EditCar') }),
  complaints: withScreens(complaints, {
    list: officeScreen('ComplaintList'),
    show: officeScreen('ComplaintShow'),
  }),
  timeline: withScreens(timeline, { list: officeScreen('Timeline'), show: officeScreen('DeskCar') }),
  blocks: withScreens(blocks, { list: officeScreen('BlockList'), create: officeScreen('BlockCar') }),
  staff: withScreens(staff, { list: officeScreen('StaffList') }),
  'blocked-identities': withScreens(blockedIdentities, { list: officeScreen('BlockedIdentityList') }),
  'number-disputes': withScreens(numberDisputes, { list: officeScreen('NumberDisputeList') }),
  subscribers: withScreens(subscribers, { list: officeScreen('SubscriberList') }),
  messages: withScreens(messages, { list: officeScreen('MessageList') }),
  audit: withScreens(audit, { list: officeScreen('AuditList'), show: officeScreen('AuditShow') }),
  settings: withScreens(settings, { list: officeScreen('SettingsScreen') }),
  sessions: withScreens(sessions, { list: officeScreen('DevicesScreen') }),
};
