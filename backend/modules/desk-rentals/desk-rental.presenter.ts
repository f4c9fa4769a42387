import { defined } from '../../contract/defined.js';
import { OTP_LIFETIME_SECONDS, OTP_RESEND_SECONDS } from '../../contract/limits.js';
import type { WireMessage } from '../../contract/messages/message.js';
import { type Paise, toRupees } from '../../contract/money.js';
import type { DeskCustomer, DeskRental, DeskRentalState } from '../../contract/rentals/desk-rentals.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { RentalWindow } from '../../contract/rentals/rental-period.js';
import type { Hold, RentalKind } from '../../contract/rentals/rentals.js';

export interface DeskCustomerRow {
  customerId: number;
  fullName: string | null;
  /** `90••••••11`, which is enough to recognise a known number. */
  mobile: string;
  /** `a•••@example.com` */
  email: string;
  approval: 'NOT_REGISTERED' | 'PENDING' | 'APPROVED' | 'REJECTED';
}

export interface DeskRentalRow extends RentalWindow, DeskCustomerRow {
  id: string;
  carId: number;
  carName: string;
  action: RentalAction;
  totalPaise: Paise;
  holdId: string | null;
  /** Time since the code was sent. */
  ageSeconds: number;
  rentalId: number | null;
  rentalKind: RentalKind | null;
  rentalReference: string | null;
  hasUnclaimedPayment: boolean;
}

/** Message and code of the refusal for a customer who may not rent. */
export interface DeskRefusal extends WireMessage {
  code: number;
}

export function toDeskCustomer(row: DeskCustomerRow, refusal: DeskRefusal | null): DeskCustomer {
  const { message = null, code = null, ...translation } = refusal ?? {};
  return {
    id: row.customerId,
    name: row.fullName,
    mobile: row.mobile,
    email: row.email,
    approval: row.approval === 'NOT_REGISTERED' ? null : row.approval,
    refusal: message,
    refusalCode: code,
    ...translation,
  };
}

export function toDeskRental(row: DeskRentalRow, refusal: DeskRefusal | null, hold: Hold | null): DeskRental {
  return {
    id: row.id,
    state: stateOf(row, hold),
    customer: toDeskCustomer(row, refusal),
    carId: row.carId,
    carName: row.carName,
    action: row.action,
    fromDate: row.fromDate,
    toDate: row.toDate,
    pickupTime: row.pickupTime,
    dropTime: row.dropTime,
    total: toRupees(row.totalPaise),
    codeSecondsLeft: hold ? 0 : Math.max(0, OTP_LIFETIME_SECONDS - row.ageSeconds),
    resendAfterSeconds: hold ? 0 : Math.max(0, OTP_RESEND_SECONDS - row.ageSeconds),
    hold,
    hasUnclaimedPayment: row.hasUnclaimedPayment,
    rental:
      row.rentalId === null
        ? null
        : {
            id: row.rentalId,
            kind: defined(row.rentalKind, 'rentalKind'),
            reference: defined(row.rentalReference, 'rentalReference'),
          },
  };
}

function stateOf(row: DeskRentalRow, hold: Hold | null): DeskRentalState {
  if (row.rentalId !== null) return 'RENTED';
  if (!hold) return 'CODE_SENT';
  return hold.state === 'LIVE' ? 'HELD' : 'LAPSED';
}
