import { least, minus, NO_PAISE, type Paise, paise } from '../money.js';

export const UPI_KINDS = ['UNKNOWN', 'PERSONAL', 'UNVERIFIED', 'VERIFIED'] as const;
/** The kind of UPI account that customers pay to. UPI apps refuse some ways of paying to some kinds. */
export type UpiKind = (typeof UPI_KINDS)[number];

export type Device = 'PHONE' | 'DESKTOP';
export type WayToPay = 'APP' | 'COPY' | 'QR';

/** Apps refuse a QR code from the gallery above this amount, unless the payee is a verified merchant. */
const MAX_SAVED_QR = paise(200_000);

export interface WaysToPay {
  /** The first one is the most likely to work. */
  ways: WayToPay[];
  /** Whether to offer the QR code as an image to save. */
  isQrSavable: boolean;
  /** The amounts of the payments in order. There is one payment if the total is within the limit of the account. */
  parts: Paise[];
}

const ON_PHONES: Record<UpiKind, WayToPay[]> = {
  PERSONAL: ['COPY', 'QR'],
  UNVERIFIED: ['COPY', 'QR'],
  UNKNOWN: ['COPY', 'APP', 'QR'],
  VERIFIED: ['APP', 'COPY', 'QR'],
};

interface Limited {
  kind: UpiKind;
  limit: Paise;
}

/** The ways of paying an amount on a device that the apps accept for this kind of account. */
export function waysToPay({ kind, limit }: Limited, device: Device, amount: Paise): WaysToPay {
  const parts = partsOf(amount, limit);
  return {
    ways: device === 'PHONE' ? ON_PHONES[kind] : ['QR', 'COPY'],
    isQrSavable: kind === 'VERIFIED' || parts.every((part) => part <= MAX_SAVED_QR),
    parts,
  };
}

function partsOf(amount: Paise, limit: Paise): Paise[] {
  const parts: Paise[] = [];
  for (let left = amount; left > NO_PAISE; left = minus(left, least(left, limit)))
    parts.push(least(left, limit));
  return parts;
}
