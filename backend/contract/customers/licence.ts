import type { Day } from '../calendar.js';

/** Whether a customer must enter the details of the driving licence before driving. */
export const LICENCE_DETAIL_RULES = ['optional', 'required'] as const;
export type LicenceDetailRule = (typeof LICENCE_DETAIL_RULES)[number];

const MAX_LICENCE_CLASSES = 12;

/** Light motor vehicles, and the heavier classes that include them. */
const CAR_CLASSES: ReadonlySet<string> = new Set(
  'LMV LMV-NT LMV-TR LMV-TT MGV MMV MPV HMV HGMV HPMV HTV TRANS'.split(' '),
);

/** The 9 to 16 capital letters and digits of a licence number, which begin with two letters; null for any other text. */
export function normaliseLicenceNumber(text: string): string | null {
  const number = text.replace(/[\s-]/g, '').toUpperCase();
  return /^[A-Z]{2}[A-Z0-9]{7,14}$/.test(number) ? number : null;
}

/** True for the current format: state, office, year, and seven digits. Older licences have other numbers. */
export const isUsualLicenceNumber = (number: string): boolean =>
  /^[A-Z]{2}\d{2}(?:19|20)\d{2}\d{7}$/.test(number);

/** The classes as printed, such as `LMV, MCWG`; null for any other text. */
export function normaliseLicenceClasses(text: string): string[] | null {
  const classes = [
    ...new Set(
      text
        .toUpperCase()
        .split(/[\s,;/]+/)
        .filter(Boolean),
    ),
  ];
  const areClasses = classes.every((one) => /^[A-Z][A-Z0-9-]{1,11}$/.test(one));
  return classes.length > 0 && classes.length <= MAX_LICENCE_CLASSES && areClasses ? classes : null;
}

export const allowsCars = (classes: readonly string[]): boolean =>
  classes.some((one) => CAR_CLASSES.has(one));

/** Full years on `day`. A person born on 29 February is a year older on 1 March. */
export function ageOn(born: Day, day: Day): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}
