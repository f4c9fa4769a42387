import { documentPath } from '../../../contract/customers/document-path.js';
import type { WireKey } from '../../../contract/messages/message.js';
import { type Paise, toRupees } from '../../../contract/money.js';
import type { AgreedTerms } from '../../../contract/rentals/agreed-terms.js';
import type { MoveCause } from '../../../contract/rentals/causes.js';
import { toAgreedChargesWire } from '../../../contract/rentals/charges.js';
import type {
  AcceptedAgreement,
  ConsoleRentalDetails,
  RentalEvent,
  RentalEventKind,
} from '../../../contract/rentals/console-rental.js';
import type { Fare } from '../../../contract/rentals/fare.js';
import { dayPriceOf, lateReturn } from '../../../contract/rentals/late-fee.rules.js';
import type { RentalStatus } from '../../../contract/rentals/rentals.js';
import { agreementUrl } from '../rental.presenter.js';

export interface EventRow {
  at: Date;
  what: RentalEventKind;
  by: string;
  from: RentalStatus | null;
  to: RentalStatus | null;
  about: string | null;
  amount: Paise | null;
  reason: string | null;
  reasonKey: WireKey | null;
  cause: MoveCause | null;
  recordedAt: Date | null;
  odometer: number | null;
  correctedOdometer: number | null;
  photos: string[];
  moveId: number | null;
  undone: boolean;
}

export interface AgreementRow {
  id: number;
  carId: number;
  createdAt: Date;
}

export interface TermsRow extends AgreedTerms {
  fare: Fare;
  endsAt: Date;
  /** Null without a company, as is the GSTIN. */
  companyName: string | null;
  companyGstin: string | null;
  /** When the car was returned, or now while it is out; null in the other states. */
  outUntil: Date | null;
}

export function toTerms({
  charges,
  cancellation,
  fare,
  endsAt,
  outUntil,
  companyName,
  companyGstin,
}: TermsRow): Pick<ConsoleRentalDetails, 'charges' | 'cancellation' | 'lateReturn' | 'company'> {
  const late = outUntil && lateReturn(charges, dayPriceOf(fare), endsAt, outUntil);
  return {
    charges: toAgreedChargesWire(charges, fare.damageInsurance),
    cancellation,
    company:
      companyName !== null && companyGstin !== null ? { name: companyName, gstin: companyGstin } : null,
    lateReturn: late && { ...late, fee: toRupees(late.fee) },
  };
}

export function toEvent(row: EventRow): RentalEvent {
  return {
    at: row.at.toISOString(),
    what: row.what,
    by: row.by,
    from: row.from,
    to: row.to,
    about: row.about,
    amount: row.amount === null ? null : toRupees(row.amount),
    reason: row.reason,
    cause: row.cause,
    recordedAt: row.recordedAt?.toISOString() ?? null,
    odometer: row.odometer,
    correctedOdometer: row.correctedOdometer,
    photos: row.photos.map(documentPath),
    moveId: row.moveId,
    undone: row.undone,
    ...row.reasonKey,
  };
}

export function toAgreement({ id, carId, createdAt }: AgreementRow): AcceptedAgreement {
  return {
    id,
    url: agreementUrl(carId, id),
    createdAt: createdAt.toISOString(),
  };
}
