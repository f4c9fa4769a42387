import type { MigrationInterface } from 'typeorm';
import { InitialSchema1764400000000 } from './migrations/1764400000000-initial-schema.js';
import { StaffNames1764500300000 } from './migrations/1764500300000-staff-names.js';
import { Notes1764500310000 } from './migrations/1764500310000-notes.js';
import { NextPickupIndex1764510000000 } from './migrations/1764510000000-next-pickup-index.js';
import { DocumentBacks1764540000000 } from './migrations/1764540000000-document-backs.js';
import { TextKeys1764550000000 } from './migrations/1764550000000-text-keys.js';
import { AgreedCharges1764560000000 } from './migrations/1764560000000-agreed-charges.js';
import { CheckingTimeIndexes1764563000000 } from './migrations/1764563000000-checking-time-indexes.js';
import { MessageLanes1764566100000 } from './migrations/1764566100000-message-lanes.js';
import { MessagesSentOnce1764567600000 } from './migrations/1764567600000-messages-sent-once.js';
import { PickedUpIndex1764568200000 } from './migrations/1764568200000-picked-up-index.js';
import { Ledger1764610000000 } from './migrations/1764610000000-ledger.js';
import { LedgerEntriesOfRentals1764611000000 } from './migrations/1764611000000-ledger-entries-of-rentals.js';
import { OverdueTrips1764620000000 } from './migrations/1764620000000-overdue-trips.js';
import { PaymentCorrections1764630000000 } from './migrations/1764630000000-payment-corrections.js';
import { BootSpace1764640000000 } from './migrations/1764640000000-boot-space.js';
import { Refunds1764650000000 } from './migrations/1764650000000-refunds.js';
import { RefundsOfPayments1764651000000 } from './migrations/1764651000000-refunds-of-payments.js';
import { TripRecords1764660000000 } from './migrations/1764660000000-trip-records.js';
import { OurFault1764661000000 } from './migrations/1764661000000-our-fault.js';
import { Drawers1764670000000 } from './migrations/1764670000000-drawers.js';
import { Receipts1764671000000 } from './migrations/1764671000000-receipts.js';
import { WorkNotices1764695000000 } from './migrations/1764695000000-work-notices.js';
import { CustomerSms1764695100000 } from './migrations/1764695100000-customer-sms.js';
import { RefundReferences1764696000000 } from './migrations/1764696000000-refund-references.js';
import { Shortage1764697000000 } from './migrations/1764697000000-shortage.js';
import { UndoneMoves1764698000000 } from './migrations/1764698000000-undone-moves.js';
import { Compensation1764698100000 } from './migrations/1764698100000-compensation.js';
import { SignIns1764699000000 } from './migrations/1764699000000-sign-ins.js';
import { RefundDestinations1764710000000 } from './migrations/1764710000000-refund-destinations.js';
import { SessionUse1764740000000 } from './migrations/1764740000000-session-use.js';
import { WaivedRefunds1764751000000 } from './migrations/1764751000000-waived-refunds.js';
import { UnfinishedDeliveries1764752000000 } from './migrations/1764752000000-unfinished-deliveries.js';
import { SecondFactor1764850000000 } from './migrations/1764850000000-second-factor.js';
import { StatementDebits1764851000000 } from './migrations/1764851000000-statement-debits.js';
import { CarRefusals1764852000000 } from './migrations/1764852000000-car-refusals.js';
import { Retention1764853000000 } from './migrations/1764853000000-retention.js';
import { Erasure1764853100000 } from './migrations/1764853100000-erasure.js';
import { Settlements1764855000000 } from './migrations/1764855000000-settlements.js';
import { Handovers1764856000000 } from './migrations/1764856000000-handovers.js';
import { EarlyEnds1764857000000 } from './migrations/1764857000000-early-ends.js';
import { Erasures1764858000000 } from './migrations/1764858000000-erasures.js';
import { FreshProof1764859000000 } from './migrations/1764859000000-fresh-proof.js';
import { Deposits1764860000000 } from './migrations/1764860000000-deposits.js';
import { FuelAndKilometres1764861000000 } from './migrations/1764861000000-fuel-and-kilometres.js';
import { UnusedAccounts1764862000000 } from './migrations/1764862000000-unused-accounts.js';
import { RefundsAfterDeposit1764869000000 } from './migrations/1764869000000-refunds-after-deposit.js';
import { VehicleDocuments1764870000000 } from './migrations/1764870000000-vehicle-documents.js';
import { IssuedDocuments1764871000000 } from './migrations/1764871000000-issued-documents.js';
import { SealedKeys1764872000000 } from './migrations/1764872000000-sealed-keys.js';
import { RentalAgreements1764873000000 } from './migrations/1764873000000-rental-agreements.js';
import { Bills1764873100000 } from './migrations/1764873100000-bills.js';
import { SettlementSheets1764873200000 } from './migrations/1764873200000-settlement-sheets.js';
import { Evidence1764874000000 } from './migrations/1764874000000-evidence.js';
import { Licences1764875000000 } from './migrations/1764875000000-licences.js';
import { Renewals1764877000000 } from './migrations/1764877000000-renewals.js';
import { BlockedIdentities1764877100000 } from './migrations/1764877100000-blocked-identities.js';
import { SeenLicences1764879000000 } from './migrations/1764879000000-seen-licences.js';
import { SecondInspections1764879100000 } from './migrations/1764879100000-second-inspections.js';
import { DocumentMails1764879200000 } from './migrations/1764879200000-document-mails.js';
import { Maintenance1764879300000 } from './migrations/1764879300000-maintenance.js';
import { GstDocuments1764880100000 } from './migrations/1764880100000-gst-documents.js';
import { ContactChanges1764880200000 } from './migrations/1764880200000-contact-changes.js';
import { NameRenewals1764880210000 } from './migrations/1764880210000-name-renewals.js';
import { BlockedNumbers1764891000000 } from './migrations/1764891000000-blocked-numbers.js';
import { UndoneDeposits1764891100000 } from './migrations/1764891100000-undone-deposits.js';
import { MobileProofs1764892000000 } from './migrations/1764892000000-mobile-proofs.js';
import { EmailMoves1764892100000 } from './migrations/1764892100000-email-moves.js';
import { UncheckedPayments1764892200000 } from './migrations/1764892200000-unchecked-payments.js';
import { ComplaintPages1764892300000 } from './migrations/1764892300000-complaint-pages.js';
import { PlansThatBlock1764892310000 } from './migrations/1764892310000-plans-that-block.js';
import { Origins1764892400000 } from './migrations/1764892400000-origins.js';
import { UnprovedEmails1764892410000 } from './migrations/1764892410000-unproved-emails.js';
import { Protection1764892420000 } from './migrations/1764892420000-protection.js';
import { PhotosOfSecondPhones1764892500000 } from './migrations/1764892500000-photos-of-second-phones.js';
import { DeskContacts1764892510000 } from './migrations/1764892510000-desk-contacts.js';
import { IndexOfInspections1764892520000 } from './migrations/1764892520000-index-of-inspections.js';
import { OpenDebts1764892530000 } from './migrations/1764892530000-open-debts.js';
import { IdentityOnDocuments1764892540000 } from './migrations/1764892540000-identity-on-documents.js';
import { Holidays1764892550000 } from './migrations/1764892550000-holidays.js';
import { LostNumbers1764893000000 } from './migrations/1764893000000-lost-numbers.js';
import { MobileDisputes1764893100000 } from './migrations/1764893100000-mobile-disputes.js';
import { IdentityKinds1764894000000 } from './migrations/1764894000000-identity-kinds.js';
import { Consents1764894100000 } from './migrations/1764894100000-consents.js';
import { RecordedSteps1764895000000 } from './migrations/1764895000000-recorded-steps.js';
import { BackdatedReturns1764895100000 } from './migrations/1764895100000-backdated-returns.js';
import { LateHandovers1764895200000 } from './migrations/1764895200000-late-handovers.js';
import { RefundWorkingDays1764900000000 } from './migrations/1764900000000-refund-working-days.js';
import { EarlierReceipts1764900100000 } from './migrations/1764900100000-earlier-receipts.js';
import { CashDeposits1764900200000 } from './migrations/1764900200000-cash-deposits.js';
import { CounterAcceptances1764910000000 } from './migrations/1764910000000-counter-acceptances.js';
import { ThumbMarks1764910100000 } from './migrations/1764910100000-thumb-marks.js';
import { PlateKind1764920000000 } from './migrations/1764920000000-plate-kind.js';
import { OperatorLicence1764920100000 } from './migrations/1764920100000-operator-licence.js';
import { ResubmittedPayments1764920200000 } from './migrations/1764920200000-resubmitted-payments.js';
import { WorkAlerts1764920300000 } from './migrations/1764920300000-work-alerts.js';
import { MarksOfLines1764930000000 } from './migrations/1764930000000-marks-of-lines.js';
import { OneLineForAMark1764930100000 } from './migrations/1764930100000-one-line-for-a-mark.js';
import { InspectionPoints1764931000000 } from './migrations/1764931000000-inspection-points.js';
import { AadhaarChecks1764933000000 } from './migrations/1764933000000-aadhaar-checks.js';
import { WithdrawnConsents1764933100000 } from './migrations/1764933100000-withdrawn-consents.js';
import { RefusedRecords1764934000000 } from './migrations/1764934000000-refused-records.js';
import { ClaimsOfOverdueTrips1764934100000 } from './migrations/1764934100000-claims-of-overdue-trips.js';
import { ScrubAudit1764937100000 } from './migrations/1764937100000-scrub-audit.js';
import { FactorOutcomes1764937200000 } from './migrations/1764937200000-factor-outcomes.js';
import { NewsletterLinks1764938000000 } from './migrations/1764938000000-newsletter-links.js';
import { DriverRecords1764938100000 } from './migrations/1764938100000-driver-records.js';
import { BoundValues1764939000000 } from './migrations/1764939000000-bound-values.js';
import { LaterCharges1764940000000 } from './migrations/1764940000000-later-charges.js';
import { PicturesOfDocuments1764950000000 } from './migrations/1764950000000-pictures-of-documents.js';
import { MergedCustomers1765000000000 } from './migrations/1765000000000-merged-customers.js';
import { Movers1765000100000 } from './migrations/1765000100000-movers.js';
import { StaffNumbers1765000200000 } from './migrations/1765000200000-staff-numbers.js';
import { AadhaarLastFour1765000300000 } from './migrations/1765000300000-aadhaar-last-four.js';
import { FileRemovals1765000400000 } from './migrations/1765000400000-file-removals.js';
import { SettlementPlans1765000500000 } from './migrations/1765000500000-settlement-plans.js';
import { BackupProofs1765000600000 } from './migrations/1765000600000-backup-proofs.js';
import { ErasedAuditTexts1765000700000 } from './migrations/1765000700000-erased-audit-texts.js';
import { ReplacedScreenshots1765000710000 } from './migrations/1765000710000-replaced-screenshots.js';
import { DepositsNoLongerPaid1765000800000 } from './migrations/1765000800000-deposits-no-longer-paid.js';
import { RefundedAdvances1765000900000 } from './migrations/1765000900000-refunded-advances.js';
import { UnsentCodes1765001000000 } from './migrations/1765001000000-unsent-codes.js';
import { InspectionsOfReturned1765001100000 } from './migrations/1765001100000-inspections-of-returned.js';
import { DebtsAfterSettlement1765001200000 } from './migrations/1765001200000-debts-after-settlement.js';
import { AdvancesAfterCorrections1765001300000 } from './migrations/1765001300000-advances-after-corrections.js';
import { DepositsHeldAgain1765001310000 } from './migrations/1765001310000-deposits-held-again.js';
import { ReopenedPayments1765001500000 } from './migrations/1765001500000-reopened-payments.js';
import { IndexOfShortClaims1765001510000 } from './migrations/1765001510000-index-of-short-claims.js';
import { TimesOfTrips1765001520000 } from './migrations/1765001520000-times-of-trips.js';
import { NewestReadings1765001530000 } from './migrations/1765001530000-newest-readings.js';
import { ExpiringMessages1765001600000 } from './migrations/1765001600000-expiring-messages.js';
import { IndexOfVerifiedMoney1765001610000 } from './migrations/1765001610000-index-of-verified-money.js';
import { OdometerCorrections1765001700000 } from './migrations/1765001700000-odometer-corrections.js';
import { CountedBy1765001710000 } from './migrations/1765001710000-counted-by.js';
import { SumsOfVerifiedPayments1765001725000 } from './migrations/1765001725000-sums-of-verified-payments.js';
import { WordForDocuments1765001780000 } from './migrations/1765001780000-word-for-documents.js';
import { LastDriven1765001790000 } from './migrations/1765001790000-last-driven.js';
import { GivenUpKeys1765001800000 } from './migrations/1765001800000-given-up-keys.js';

/** All migrations, in their order. */
export const MIGRATIONS: readonly (new () => MigrationInterface)[] = [
  InitialSchema1764400000000,
  StaffNames1764500300000,
  Notes1764500310000,
  NextPickupIndex1764510000000,
  DocumentBacks1764540000000,
  TextKeys1764550000000,
  AgreedCharges1764560000000,
  CheckingTimeIndexes1764563000000,
  MessageLanes1764566100000,
  MessagesSentOnce1764567600000,
  PickedUpIndex1764568200000,
  Ledger1764610000000,
  LedgerEntriesOfRentals1764611000000,
  OverdueTrips1764620000000,
  PaymentCorrections1764630000000,
  BootSpace1764640000000,
  Refunds1764650000000,
  RefundsOfPayments1764651000000,
  TripRecords1764660000000,
  OurFault1764661000000,
  Drawers1764670000000,
  Receipts1764671000000,
  WorkNotices1764695000000,
  CustomerSms1764695100000,
  RefundReferences1764696000000,
  Shortage1764697000000,
  UndoneMoves1764698000000,
  Compensation1764698100000,
  SignIns1764699000000,
  RefundDestinations1764710000000,
  SessionUse1764740000000,
  WaivedRefunds1764751000000,
  UnfinishedDeliveries1764752000000,
  SecondFactor1764850000000,
  StatementDebits1764851000000,
  CarRefusals1764852000000,
  Retention1764853000000,
  Erasure1764853100000,
  Settlements1764855000000,
  Handovers1764856000000,
  EarlyEnds1764857000000,
  Erasures1764858000000,
  FreshProof1764859000000,
  Deposits1764860000000,
  FuelAndKilometres1764861000000,
  UnusedAccounts1764862000000,
  RefundsAfterDeposit1764869000000,
  VehicleDocuments1764870000000,
  IssuedDocuments1764871000000,
  SealedKeys1764872000000,
  RentalAgreements1764873000000,
  Bills1764873100000,
  SettlementSheets1764873200000,
  Evidence1764874000000,
  Licences1764875000000,
  Renewals1764877000000,
  BlockedIdentities1764877100000,
  SeenLicences1764879000000,
  SecondInspections1764879100000,
  DocumentMails1764879200000,
  Maintenance1764879300000,
  GstDocuments1764880100000,
  ContactChanges1764880200000,
  NameRenewals1764880210000,
  BlockedNumbers1764891000000,
  UndoneDeposits1764891100000,
  MobileProofs1764892000000,
  EmailMoves1764892100000,
  UncheckedPayments1764892200000,
  ComplaintPages1764892300000,
  PlansThatBlock1764892310000,
  Origins1764892400000,
  UnprovedEmails1764892410000,
  Protection1764892420000,
  PhotosOfSecondPhones1764892500000,
  DeskContacts1764892510000,
  IndexOfInspections1764892520000,
  OpenDebts1764892530000,
  IdentityOnDocuments1764892540000,
  Holidays1764892550000,
  LostNumbers1764893000000,
  MobileDisputes1764893100000,
  IdentityKinds1764894000000,
  Consents1764894100000,
  RecordedSteps1764895000000,
  BackdatedReturns1764895100000,
  LateHandovers1764895200000,
  RefundWorkingDays1764900000000,
  EarlierReceipts1764900100000,
  CashDeposits1764900200000,
  CounterAcceptances1764910000000,
  ThumbMarks1764910100000,
  PlateKind1764920000000,
  OperatorLicence1764920100000,
  ResubmittedPayments1764920200000,
  WorkAlerts1764920300000,
  MarksOfLines1764930000000,
  OneLineForAMark1764930100000,
  InspectionPoints1764931000000,
  AadhaarChecks1764933000000,
  WithdrawnConsents1764933100000,
  RefusedRecords1764934000000,
  ClaimsOfOverdueTrips1764934100000,
  ScrubAudit1764937100000,
  FactorOutcomes1764937200000,
  NewsletterLinks1764938000000,
  DriverRecords1764938100000,
  BoundValues1764939000000,
  LaterCharges1764940000000,
  PicturesOfDocuments1764950000000,
  MergedCustomers1765000000000,
  Movers1765000100000,
  StaffNumbers1765000200000,
  AadhaarLastFour1765000300000,
  FileRemovals1765000400000,
  SettlementPlans1765000500000,
  BackupProofs1765000600000,
  ErasedAuditTexts1765000700000,
  ReplacedScreenshots1765000710000,
  DepositsNoLongerPaid1765000800000,
  RefundedAdvances1765000900000,
  UnsentCodes1765001000000,
  InspectionsOfReturned1765001100000,
  DebtsAfterSettlement1765001200000,
  AdvancesAfterCorrections1765001300000,
  DepositsHeldAgain1765001310000,
  ReopenedPayments1765001500000,
  IndexOfShortClaims1765001510000,
  TimesOfTrips1765001520000,
  NewestReadings1765001530000,
  ExpiringMessages1765001600000,
  IndexOfVerifiedMoney1765001610000,
  OdometerCorrections1765001700000,
  CountedBy1765001710000,
  SumsOfVerifiedPayments1765001725000,
  WordForDocuments1765001780000,
  LastDriven1765001790000,
  GivenUpKeys1765001800000,
];
