import { verify, type X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Day, isDay } from '../../../contract/calendar.js';

const gunzipped = promisify(gunzip);

export const MAX_QR_DIGITS = 8000;
const MAX_BYTES = 16 * 1024;
const SIGNATURE_BYTES = 256;
const DELIMITER = 255;
const MARKER = /^V([2-9]|\d{2,})$/;
/** The last four digits of the number, then date and time in India. */
const REFERENCE = /^(\d{4})(\d{14})(\d{3})?$/;

/** The checked part of UIDAI's Secure QR code. */
export interface AadhaarQr {
  /** SHA-256 fingerprint of the certificate that verified the signature. */
  certificate: string;
  lastFour: string;
  issuedAt: Date;
  name: string;
  /** Null if the code has only a year. */
  dateOfBirth: Day | null;
}

export type QrProblem = 'aadhaarQrUnreadable' | 'aadhaarQrSignature';

/** Returns the fields of the code, or the reason why it is refused. */
export async function readAadhaarQr(
  digits: string,
  certificates: readonly X509Certificate[],
): Promise<AadhaarQr | QrProblem> {
  const bytes = await decompress(digits);
  if (!bytes || bytes.length <= SIGNATURE_BYTES) return 'aadhaarQrUnreadable';
  const signed = bytes.subarray(0, -SIGNATURE_BYTES);
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  const signer = certificates.find(({ publicKey }) => verify('sha256', signed, publicKey, signature));
  if (!signer) return 'aadhaarQrSignature';
  const fields = fieldsOf(signed);
  return fields ? { certificate: signer.fingerprint256, ...fields } : 'aadhaarQrUnreadable';
}

async function decompress(digits: string): Promise<Buffer | null> {
  const hex = BigInt(digits).toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex');
  try {
    return await gunzipped(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    return null;
  }
}

/**
 * Reads the fields in UIDAI's order: a marker on newer cards, contacts, reference, name, date of birth. Ignores the
 * rest.
 */
function fieldsOf(signed: Buffer): Omit<AadhaarQr, 'certificate'> | null {
  const texts = firstTexts(signed, 5);
  if (MARKER.test(texts[0] ?? '')) texts.shift();
  const [, reference = '', name = '', born = ''] = texts;
  const issue = issueOf(reference);
  return issue && foldName(name) !== '' ? { ...issue, name, dateOfBirth: dayOf(born) } : null;
}

function issueOf(reference: string): Pick<AadhaarQr, 'lastFour' | 'issuedAt'> | null {
  const [, lastFour, time = ''] = REFERENCE.exec(reference) ?? [];
  const iso = time.replace(/(....)(..)(..)(..)(..)(..)/, '$1-$2-$3T$4:$5:$6+05:30');
  const issuedAt = new Date(iso);
  return lastFour && !Number.isNaN(issuedAt.getTime()) ? { lastFour, issuedAt } : null;
}

function firstTexts(bytes: Buffer, count: number): string[] {
  const texts: string[] = [];
  let start = 0;
  while (texts.length < count) {
    const end = bytes.indexOf(DELIMITER, start);
    if (end < 0) break;
    texts.push(bytes.toString('latin1', start, end));
    start = end + 1;
  }
  return texts;
}

function dayOf(text: string): Day | null {
  const iso = text.replace(/^(\d\d)[-/](\d\d)[-/](\d{4})$/, '$3-$2-$1');
  return isDay(iso) ? iso : null;
}

/** Returns the name in the form that is compared: lower case, with single spaces. */
export const foldName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
