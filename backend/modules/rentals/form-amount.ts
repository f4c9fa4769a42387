import { type Paise, paise, rupees, toPaise } from '../../contract/money.js';

/** The largest amount that is accepted. */
export const MAX_AMOUNT = paise(2_000_000_000);
const RUPEES = /^\d{1,8}(\.\d{1,2})?$/;

/** Reads an amount in rupees from a form; null for anything else. */
export function formAmount(text = ''): Paise | null {
  const trimmed = text.trim();
  return RUPEES.test(trimmed) ? toPaise(rupees(Number(trimmed))) : null;
}
