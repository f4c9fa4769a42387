import type { Day } from '../../../contract/calendar.js';
import type { Language } from '../../../contract/language.js';
import { translationsOf } from '../../../platform/i18n/translations.js';
import { datesIn } from '../../../platform/i18n/written-dates.js';
import type { BusinessSettings } from '../../settings/index.js';
import { summaryTextsIn } from '../summary/printed-summary.js';
import { registerHindi } from './register-texts.hindi.js';
import { registerTexts } from './register-texts.js';

interface RegisteredTrip {
  reference: string;
  customerId: number;
  /** Null after the account was deleted. */
  hirer: string | null;
  address: string | null;
  /** The last four characters of the licence number; null if unknown. */
  licence: string | null;
  /** True if the number on record ends like the licence at the handover, or if the handover recorded no digits. */
  isLicenceOnRecord: boolean;
  /** ISO 8601. */
  outAt: string;
  outKm: number | null;
  /** Null while the car is out. */
  inAt: string | null;
  inKm: number | null;
}

/** The full numbers of licences, by customer. */
export type LicenceNumbers = ReadonlyMap<number, string>;

export interface RegisterPeriod {
  from: Day;
  to: Day;
}

export interface RegisteredCar {
  id: number;
  car: string;
  plate: string | null;
  trips: RegisteredTrip[];
}

/** The texts of a register, ready for the layout. */
export interface PrintedRegister {
  title: string;
  notes: string[];
  trips: { heading: string; facts: [name: string, value: string][] }[];
  contact: string;
}

const textsIn = translationsOf(registerTexts, registerHindi);

export function printedRegister(
  { car, plate, trips, numbers }: RegisteredCar & { numbers: LicenceNumbers },
  period: RegisterPeriod,
  { phones, emails, rules }: BusinessSettings,
  language: Language,
): PrintedRegister {
  const t = textsIn(language);
  const words = summaryTextsIn(language);
  const { longDay, momentIn } = datesIn(language);
  const moved = (at: string, km: number | null): string =>
    [momentIn(rules.zone, new Date(at)), km !== null && words('km', { km: km.toLocaleString('en-IN') })]
      .filter(Boolean)
      .join(', ');
  const licenceOf = ({ customerId, licence, isLicenceOnRecord }: RegisteredTrip): string | null =>
    (isLicenceOnRecord ? numbers.get(customerId) : undefined) ??
    (licence && words('lastFour', { digits: licence }));
  const factsOf = (trip: RegisteredTrip) => {
    const { hirer, address, outAt, outKm, inAt, inKm } = trip;
    const facts: [string, string | null][] = [
      [t('hirer'), hirer],
      [t('address'), address],
      [words('licence'), licenceOf(trip)],
      [t('out'), moved(outAt, outKm)],
      [t('in'), inAt === null ? t('notBack') : moved(inAt, inKm)],
    ];
    return facts.map(([name, value]): [string, string] => [name, value ?? '—']);
  };
  const { from, to } = period;
  const notes = [
    [car, plate].filter(Boolean).join(', '),
    t('period', { from: longDay(from), to: longDay(to) }),
  ];
  return {
    title: t('title'),
    notes: trips.length === 0 ? [...notes, t('none')] : notes,
    trips: trips.map((trip, index) => ({
      heading: `${index + 1}. ${trip.reference}`,
      facts: factsOf(trip),
    })),
    contact: words('contact', { phone: phones[0] ?? '', email: emails[0] ?? '' }),
  };
}
