/** Screens that few days begin with: one download, at the first visit to any of them. */
export { AuditList } from '../resources/audit/AuditList';
export { AuditShow } from '../resources/audit/AuditShow';
export { BlockedIdentityList } from '../resources/blocked-identities/BlockedIdentityList';
export { AddCustomer } from '../resources/customers/add/AddCustomer';
export { HandoverScreen } from '../resources/handovers/HandoverScreen';
export { forgetTrips } from '../resources/handovers/phone/phone';
export { PhoneBanner } from '../resources/handovers/phone/PhoneBanner';
export { DocumentList } from '../resources/issued-documents/DocumentList';
export { MessageList } from '../resources/messages/MessageList';
export { DevicesScreen } from '../resources/sessions/DevicesScreen';
export { SettingsScreen } from '../resources/settings/SettingsScreen';
export { StaffList } from '../resources/staff/StaffList';
export { StatementList } from '../resources/statements/StatementList';
export { StatementShow } from '../resources/statements/StatementShow';
export { UploadStatement } from '../resources/statements/UploadStatement';
export { SubscriberList } from '../resources/subscribers/SubscriberList';
export { Timeline } from '../resources/timeline/Timeline';
