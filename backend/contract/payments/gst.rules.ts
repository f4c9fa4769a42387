import { minus, NO_PAISE, type Paise, paise } from '../money.js';

/** The GST that an amount contains: two equal halves within a state, otherwise IGST. Everything adds up to the amount. */
export interface TaxSplit {
  taxable: Paise;
  /** The amount of CGST, which is also the amount of SGST. */
  half: Paise;
  igst: Paise;
}

/** The frozen tax terms of a document. */
export interface DocumentTax {
  sac: string;
  /** Percent. */
  rate: number;
  /** True if the buyer is registered in another state. */
  interstate: boolean;
}

const divide = (dividend: number, divisor: number): Paise =>
  paise(Math.floor((2 * dividend + divisor) / (2 * divisor)));

/** Splits an amount that includes the tax. Issued documents depend on it, so it must not change. */
export function splitTax(amount: Paise, { rate, interstate }: Omit<DocumentTax, 'sac'>): TaxSplit {
  const half = interstate ? NO_PAISE : divide(amount * rate, 2 * (100 + rate));
  const igst = interstate ? divide(amount * rate, 100 + rate) : NO_PAISE;
  return { taxable: minus(amount, paise(2 * half + igst)), half, igst };
}
