import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FUEL_TYPES, TRANSMISSIONS, VEHICLE_TYPE_LABELS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import { RENTAL_STATUSES } from '@contract/rentals/rentals';
import { argumentsOf, wordsOf } from '@shared/i18n/message-parts';
import { serverHindi } from '@shared/messages/hindi';
import { carMessages } from '@/features/browse/car-messages';
import { mapMessages } from '@/features/browse/map/map-messages';
import { browseMessages } from '@/features/browse/messages';
import { legalMessages } from '@/features/company/legal-messages';
import { companyMessages } from '@/features/company/messages';
import { complaintMessages } from '@/features/complaints/messages';
import { ownCompanyMessages } from '@/features/confirmation/company/messages';
import { creditMessages } from '@/features/confirmation/credit-messages';
import { documentsMessages } from '@/features/confirmation/documents/messages';
import { handoverMessages } from '@/features/confirmation/handovers/messages';
import { confirmationMessages } from '@/features/confirmation/messages';
import { refusedCarMessages } from '@/features/confirmation/refused-car/messages';
import { settlementMessages } from '@/features/confirmation/settlement/messages';
import { carPapersMessages } from '@/features/confirmation/vehicle-documents/messages';
import { cancelMessages } from '@/features/dashboard/cancel-messages';
import { dashboardMessages } from '@/features/dashboard/messages';
import { ownPaymentsMessages } from '@/features/dashboard/payments-messages';
import { accessMessages } from '@/features/dashboard/profile/access-messages';
import { changeMessages } from '@/features/dashboard/profile/change-messages';
import { ownConsentMessages } from '@/features/dashboard/profile/consent-messages';
import { deviceMessages } from '@/features/dashboard/profile/device-messages';
import { erasureMessages } from '@/features/dashboard/profile/erasure-messages';
import { exportMessages } from '@/features/dashboard/profile/export-messages';
import { homeMessages } from '@/features/home/messages';
import { linkMessages } from '@/features/newsletter/link-messages';
import { newsletterMessages } from '@/features/newsletter/messages';
import { coverMessages } from '@/features/registration/cover/cover-messages';
import { registrationMessages } from '@/features/registration/messages';
import { qrMessages } from '@/features/registration/qr/qr-messages';
import { rentingMessages } from '@/features/renting/messages';
import { payAgainMessages } from '@/features/renting/payment/pay-again-messages';
import { paymentMessages } from '@/features/renting/payment/payment-messages';
import { waysMessages } from '@/features/renting/payment/ways-messages';
import { signInMessages } from '@/features/sign-in/messages';
import { durationMessages } from '@/lib/duration-messages';
import { formatMessages } from '@/lib/format-messages';
import { notFoundMessages } from '@/pages/not-found/not-found-messages';
import { costMessages } from '@/ui/costs/cost-messages';
import { dateMessages } from '@/ui/dates/messages';
import { fileMessages } from '@/ui/form/file-field-messages';
import { uiMessages } from '@/ui/messages';
import { officePhoneMessages } from '@/ui/office-phone/messages';
import { proofMessages } from '@/ui/proof/proof-messages';
import { refundMessages } from '@/ui/refunds/refund-messages';
import { hindi } from './hindi';
import { appMessages } from './messages';

const ROOT = join(__dirname, '../../../..');
const ENGLISH = [
  accessMessages,
  erasureMessages,
  exportMessages,
  changeMessages,
  proofMessages,
  deviceMessages,
  appMessages,
  browseMessages,
  cancelMessages,
  carMessages,
  companyMessages,
  costMessages,
  complaintMessages,
  confirmationMessages,
  creditMessages,
  ownCompanyMessages,
  documentsMessages,
  handoverMessages,
  carPapersMessages,
  refusedCarMessages,
  settlementMessages,
  refundMessages,
  dashboardMessages,
  dateMessages,
  durationMessages,
  fileMessages,
  formatMessages,
  homeMessages,
  legalMessages,
  mapMessages,
  linkMessages,
  newsletterMessages,
  notFoundMessages,
  ownPaymentsMessages,
  payAgainMessages,
  paymentMessages,
  registrationMessages,
  qrMessages,
  coverMessages,
  ownConsentMessages,
  officePhoneMessages,
  rentingMessages,
  signInMessages,
  uiMessages,
  waysMessages,
];

const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), 'utf8'));

const pairs = ENGLISH.flatMap(({ scope, english }) =>
  Object.entries(english).map(([key, text]) => ({ scope, key, text })),
);
const hindiOf = (scope: string, key: string): string =>
  (hindi as Record<string, Record<string, string>>)[scope]?.[key] ?? '';

it('translates every messages file of the site', () => {
  const scopes = sources('frontend/site/src').flatMap((source) =>
    [...source.matchAll(/= defineMessages\('(\w+)'/g)].map((match) => match[1]),
  );
  expect(scopes.sort()).toEqual(ENGLISH.map(({ scope }) => scope).sort());
  expect(Object.keys(hindi).sort()).toEqual([...scopes, ...Object.keys(serverHindi), 'words'].sort());
});

it.each(pairs)('has the same parameters in $scope.$key', ({ scope, key, text }) => {
  expect(argumentsOf(hindiOf(scope, key))).toEqual(argumentsOf(text));
});

it('contains no sentence in Latin script', () => {
  const latin = pairs.filter(({ scope, key }) => {
    const text = wordsOf(hindiOf(scope, key));
    return text.trim() === '' ? false : /[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/.test(text);
  });
  expect(latin).toEqual([]);
});

it('translates every label of the contract that pages show', () => {
  const words = [
    ...VEHICLE_TYPES.map((type) => VEHICLE_TYPE_LABELS[type]),
    ...TRANSMISSIONS,
    ...FUEL_TYPES,
    ...RENTAL_STATUSES.map((status) => status.replaceAll('_', ' ')),
  ];
  expect(words.filter((word) => hindiOf('words', word) === '')).toEqual([]);
});
