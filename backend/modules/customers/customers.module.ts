import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AadhaarCheck } from './aadhaar-qr/aadhaar-check.entity.js';
import { AadhaarChecks } from './aadhaar-qr/aadhaar-checks.js';
import { AadhaarQrController } from './aadhaar-qr/aadhaar-qr.controller.js';
import { CheckAadhaarQr } from './aadhaar-qr/check-aadhaar-qr.js';
import { Accounts } from './accounts.js';
import { BlockedIdentitiesConsoleController } from './blocked/blocked-identities.console.controller.js';
import { BlockedIdentities } from './blocked/blocked-identities.js';
import { BlockedIdentityRecord } from './blocked/blocked-identity.entity.js';
import { BlockedIdentityQueries } from './blocked/blocked-identity-queries.js';
import { UnblockIdentity } from './blocked/unblock-identity.js';
import { ChooseSms } from './choose-sms.js';
import { ConsentRecord } from './consents/consent.entity.js';
import { GiveConsent } from './consents/give-consent.js';
import { WithdrawQrConsent } from './consents/withdraw-qr-consent.js';
import { ConsoleCustomerQueries } from './console/console-customer-queries.js';
import { CustomerRecordsConsoleController } from './console/customer-records.console.controller.js';
import { DriverRecordConsoleController } from './console/driver-record.console.controller.js';
import { ChangeContact } from './contacts/change-contact.js';
import { ChangeProfile } from './contacts/change-profile.js';
import { CorrectProfile } from './contacts/correct-profile.js';
import { CustomerChange } from './contacts/customer-change.entity.js';
import { CustomerChanges } from './contacts/customer-changes.js';
import { EmailMove } from './contacts/email-move.entity.js';
import { EmailMoves } from './contacts/email-moves.js';
import { MoveNumber } from './contacts/move-number.js';
import { ProvedEmail } from './contacts/proved-email.js';
import { RentingAccounts } from './contacts/renting-accounts.js';
import { Customer } from './customer.entity.js';
import { CustomerContacts } from './customer-contacts.js';
import { CustomerQueries } from './customer-queries.js';
import { CustomersConsoleController } from './customers.console.controller.js';
import { CustomersController } from './customers.controller.js';
import { DecideCustomer } from './decide-customer.js';
import { MobileDispute } from './disputes/mobile-dispute.entity.js';
import { NumberDisputeQueries } from './disputes/number-dispute-queries.js';
import { NumberDisputes } from './disputes/number-disputes.js';
import { AccessLogQueries } from './documents/access-log-queries.js';
import { CustomerDocument } from './documents/document.entity.js';
import { ForgetAadhaarNumbers } from './documents/forget-aadhaar-numbers.js';
import { IdentityRecord } from './documents/identity-record.entity.js';
import { NamedDocuments } from './documents/named-documents.js';
import { OpenDocument } from './documents/open-document.js';
import { PendingDocumentsConsoleController } from './documents/pending-documents.console.controller.js';
import { PendingDocumentsController } from './documents/pending-documents.controller.js';
import { RemoveDocuments } from './documents/remove-documents.js';
import { RemoveFiles } from './documents/remove-files.js';
import { RemoveOldPictures } from './documents/remove-old-pictures.js';
import { RemoveRejectedNumbers } from './documents/remove-rejected-numbers.js';
import { RequestAgain } from './documents/request-again.js';
import { RequestDocuments } from './documents/request-documents.js';
import { RequestLostDocuments } from './documents/request-lost-documents.js';
import { ResealIdentities } from './documents/reseal-identities.js';
import { RevealIdentity } from './documents/reveal-identity.js';
import { StoreDocuments } from './documents/store-documents.js';
import { UnprovenUploads } from './documents/unproven-uploads.js';
import { UnusedNumbers } from './documents/unused-numbers.js';
import { EraseAccount } from './erase-account.js';
import { DriverRecordRow } from './licences/driver-record.entity.js';
import { DriverRecords } from './licences/driver-records.js';
import { ExpiringLicenceQueries } from './licences/expiring-licence-queries.js';
import { LicenceRecord } from './licences/licence.entity.js';
import { Licences } from './licences/licences.js';
import { RecordLicence } from './licences/record-licence.js';
import { RemindOfLicence } from './licences/remind-of-licence.js';
import { ResealDriverRecords } from './licences/reseal-driver-records.js';
import { ResealLicences } from './licences/reseal-licences.js';
import { RevealDriver } from './licences/reveal-driver.js';
import { RevealLicence } from './licences/reveal-licence.js';
import { LockCustomer } from './lock-customer.js';
import { LockForSuspension } from './lock-for-suspension.js';
import { MergeAccount } from './merge-account.js';
import { NotifyCustomer } from './notify-customer.js';
import { LimitNewAccounts } from './origins/limit-new-accounts.js';
import { LimitUnprovenCars } from './origins/limit-unproven-cars.js';
import { AddCustomerForm } from './registration/add-customer.form.js';
import { AddCustomer } from './registration/add-customer.js';
import { ClaimDeskAccount } from './registration/claim-desk-account.js';
import { RegisterCustomer } from './registration/register-customer.js';
import { RegistrationForm } from './registration/registration.form.js';
import { StoreNumbers } from './registration/store-numbers.js';
import { EndApproval } from './renewals/end-approval.js';
import { EndOverdueRenewals } from './renewals/end-overdue-renewals.js';
import { RenewalRecord } from './renewals/renewal.entity.js';
import { Renewals } from './renewals/renewals.js';
import { RentingPermit } from './renting-permit.js';
import { SuspendCustomer } from './suspend-customer.js';
import { UnusedAccounts } from './unused-accounts.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Customer,
      IdentityRecord,
      AadhaarCheck,
      ConsentRecord,
      LicenceRecord,
      DriverRecordRow,
      RenewalRecord,
      BlockedIdentityRecord,
      CustomerChange,
      EmailMove,
      MobileDispute,
      CustomerDocument,
    ]),
  ],
  controllers: [
    CustomersController,
    AadhaarQrController,
    PendingDocumentsController,
    PendingDocumentsConsoleController,
    CustomersConsoleController,
    CustomerRecordsConsoleController,
    DriverRecordConsoleController,
    BlockedIdentitiesConsoleController,
  ],
  providers: [
    Accounts,
    BlockedIdentities,
    BlockedIdentityQueries,
    UnblockIdentity,
    LockCustomer,
    RentingPermit,
    StoreDocuments,
    NamedDocuments,
    UnprovenUploads,
    ChangeContact,
    ChangeProfile,
    CorrectProfile,
    CustomerChanges,
    EmailMoves,
    EraseAccount,
    MergeAccount,
    RemoveDocuments,
    RemoveFiles,
    RemoveOldPictures,
    RemoveRejectedNumbers,
    CustomerContacts,
    Licences,
    UnusedNumbers,
    RecordLicence,
    RevealLicence,
    ResealLicences,
    DriverRecords,
    RevealDriver,
    ResealDriverRecords,
    ExpiringLicenceQueries,
    RemindOfLicence,
    StoreNumbers,
    AadhaarChecks,
    CheckAadhaarQr,
    RegisterCustomer,
    RegistrationForm,
    AddCustomer,
    AddCustomerForm,
    DecideCustomer,
    CustomerQueries,
    ConsoleCustomerQueries,
    LockForSuspension,
    SuspendCustomer,
    ChooseSms,
    GiveConsent,
    WithdrawQrConsent,
    NotifyCustomer,
    ForgetAadhaarNumbers,
    ResealIdentities,
    RevealIdentity,
    RequestDocuments,
    RequestAgain,
    RequestLostDocuments,
    Renewals,
    EndApproval,
    EndOverdueRenewals,
    OpenDocument,
    AccessLogQueries,
    UnusedAccounts,
    LimitNewAccounts,
    LimitUnprovenCars,
    MoveNumber,
    NumberDisputes,
    NumberDisputeQueries,
    RentingAccounts,
    ProvedEmail,
    ClaimDeskAccount,
  ],
  exports: [
    Licences,
    RecordLicence,
    RevealLicence,
    ChooseSms,
    WithdrawQrConsent,
    AccessLogQueries,
    Accounts,
    BlockedIdentities,
    LockCustomer,
    RentingPermit,
    StoreDocuments,
    CustomerContacts,
    RegisterCustomer,
    DecideCustomer,
    NotifyCustomer,
    RemoveDocuments,
    EraseAccount,
    MergeAccount,
    UnusedAccounts,
    ChangeContact,
    EmailMoves,
    LimitUnprovenCars,
    MoveNumber,
    NumberDisputes,
    NumberDisputeQueries,
    RentingAccounts,
    ProvedEmail,
  ],
})
export class CustomersModule {}
