import { serverHindi } from '@shared/messages/hindi';
import { carHindi } from '@/features/browse/car-messages.hindi';
import { mapHindi } from '@/features/browse/map/map-messages.hindi';
import { browseHindi } from '@/features/browse/messages.hindi';
import { legalHindi } from '@/features/company/legal-messages.hindi';
import { companyHindi } from '@/features/company/messages.hindi';
import { complaintsHindi } from '@/features/complaints/messages.hindi';
import { ownCompanyHindi } from '@/features/confirmation/company/messages.hindi';
import { creditHindi } from '@/features/confirmation/credit-messages.hindi';
import { documentsHindi } from '@/features/confirmation/documents/messages.hindi';
import { handoverHindi } from '@/features/confirmation/handovers/messages.hindi';
import { confirmationHindi } from '@/features/confirmation/messages.hindi';
import { refusedCarHindi } from '@/features/confirmation/refused-car/messages.hindi';
import { settlementHindi } from '@/features/confirmation/settlement/messages.hindi';
import { carPapersHindi } from '@/features/confirmation/vehicle-documents/messages.hindi';
import { cancelHindi } from '@/features/dashboard/cancel-messages.hindi';
import { dashboardHindi } from '@/features/dashboard/messages.hindi';
import { ownPaymentsHindi } from '@/features/dashboard/payments-messages.hindi';
import { accessHindi } from '@/features/dashboard/profile/access-messages.hindi';
import { changeHindi } from '@/features/dashboard/profile/change-messages.hindi';
import { ownConsentHindi } from '@/features/dashboard/profile/consent-messages.hindi';
import { devicesHindi } from '@/features/dashboard/profile/device-messages.hindi';
import { erasureHindi } from '@/features/dashboard/profile/erasure-messages.hindi';
import { exportHindi } from '@/features/dashboard/profile/export-messages.hindi';
import { homeHindi } from '@/features/home/messages.hindi';
import { linkHindi } from '@/features/newsletter/link-messages.hindi';
import { newsletterHindi } from '@/features/newsletter/messages.hindi';
import { coverHindi } from '@/features/registration/cover/cover-messages.hindi';
import { registrationHindi } from '@/features/registration/messages.hindi';
import { qrHindi } from '@/features/registration/qr/qr-messages.hindi';
import { rentingHindi } from '@/features/renting/messages.hindi';
import { payAgainHindi } from '@/features/renting/payment/pay-again-messages.hindi';
import { paymentHindi } from '@/features/renting/payment/payment-messages.hindi';
import { waysHindi } from '@/features/renting/payment/ways-messages.hindi';
import { signInHindi } from '@/features/sign-in/messages.hindi';
import { durationHindi } from '@/lib/duration-messages.hindi';
import { formatHindi } from '@/lib/format-messages.hindi';
import type { Translations } from '@/lib/i18n';
import { wordsHindi } from '@/lib/i18n/words.hindi';
import { notFoundHindi } from '@/pages/not-found/not-found-messages.hindi';
import { costHindi } from '@/ui/costs/cost-messages.hindi';
import { dateHindi } from '@/ui/dates/messages.hindi';
import { fileHindi } from '@/ui/form/file-field-messages.hindi';
import { uiHindi } from '@/ui/messages.hindi';
import { officePhoneHindi } from '@/ui/office-phone/messages.hindi';
import { proofHindi } from '@/ui/proof/proof-messages.hindi';
import { refundHindi } from '@/ui/refunds/refund-messages.hindi';
import { appHindi } from './messages.hindi';

/** Every Hindi text of the site, by the scope of its English one. */
export const hindi = {
  app: appHindi,
  browse: browseHindi,
  cancel: cancelHindi,
  accountChanges: changeHindi,
  devices: devicesHindi,
  accessLog: accessHindi,
  aadhaarQr: qrHindi,
  cover: coverHindi,
  ownConsents: ownConsentHindi,
  erasure: erasureHindi,
  dataExport: exportHindi,
  proof: proofHindi,
  ownPayments: ownPaymentsHindi,
  car: carHindi,
  company: companyHindi,
  complaints: complaintsHindi,
  confirmation: confirmationHindi,
  credit: creditHindi,
  handoverRecord: handoverHindi,
  carPapers: carPapersHindi,
  ownCompany: ownCompanyHindi,
  ownDocuments: documentsHindi,
  refusedCar: refusedCarHindi,
  settlement: settlementHindi,
  refundTo: refundHindi,
  costs: costHindi,
  dashboard: dashboardHindi,
  dates: dateHindi,
  duration: durationHindi,
  file: fileHindi,
  format: formatHindi,
  home: homeHindi,
  legal: legalHindi,
  map: mapHindi,
  newsletter: newsletterHindi,
  newsletterLink: linkHindi,
  notFound: notFoundHindi,
  payAgain: payAgainHindi,
  payment: paymentHindi,
  registration: registrationHindi,
  officePhone: officePhoneHindi,
  renting: rentingHindi,
  signIn: signInHindi,
  ui: uiHindi,
  waysToPay: waysHindi,
  words: wordsHindi,
  ...serverHindi,
} satisfies Translations;
