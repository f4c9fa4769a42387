import type { ConsoleRental } from '@contract/console';
import type { Language } from '@contract/language';
import type { Rupees } from '@contract/money';
import type { ConsoleReceipt, ReversalRequest } from '@contract/payments/receipts';
import type { CashDeposit } from '@contract/payments/refunds';
import type { CancellationPreview } from '@contract/rentals/cancellation.rules';
import type { CarRefusalAnswer } from '@contract/rentals/car-refusals';
import type { NoShowCause } from '@contract/rentals/causes';
import type { ReadingCorrection, RentalViewCounts } from '@contract/rentals/console-rental';
import type { ContactRequest, RenterContact } from '@contract/rentals/contact';
import type { DepositRequest } from '@contract/rentals/deposits';
import type { EvidenceCheck } from '@contract/rentals/evidence';
import type { ConsoleHandover } from '@contract/rentals/handovers';
import type { EarlyEnd, EarlyReturnPreview } from '@contract/rentals/kept-fare.rules';
import type { TripStatus } from '@contract/rentals/rentals';
import type { ConsoleSettlement } from '@contract/rentals/settlements';
import { formOf } from '@shared/http/form-of';
import type { Api } from '../../shared/http/api';
import { download } from '../../shared/http/download';

export type RentalResource = 'bookings' | 'reservations';

interface AmountGivenUp {
  amount: Rupees;
  reason: string;
}

interface TripRecordRequest {
  pickedUpAt: string;
  /** Absent while the customer still has the car. */
  returnedAt?: string;
  pickupOdometer: number | undefined;
  returnOdometer?: number | undefined;
  /** True if staff checked an odometer that rose unusually. */
  confirmed?: true;
  note: string;
}

export interface RentalCalls {
  /** Returns the full mobile number, and writes an audit row. */
  revealContact(rentalId: number, body: ContactRequest): Promise<RenterContact>;
  /** The number of rentals in each view of the list. */
  countRentals(kind: RentalResource): Promise<RentalViewCounts>;
  /** The payments that staff took for a rental, oldest first. */
  receipts(rentalId: number): Promise<ConsoleReceipt[]>;
  takePayment(rentalId: number, form: FormData, key: string): Promise<ConsoleReceipt[]>;
  reverseReceipt(rentalId: number, id: number, body: ReversalRequest): Promise<ConsoleReceipt[]>;
  waiveCharge(
    rentalId: number,
    body: AmountGivenUp & { lineId?: number },
    key: string,
  ): Promise<ConsoleRental>;
  /** Adds a toll or challan to the draft of the rental, or begins a later charge. */
  chargeLater(
    rentalId: number,
    line: Record<string, string>,
    photos: readonly File[],
    key: string,
  ): Promise<ConsoleSettlement>;
  lowerDeposit(rentalId: number, body: DepositRequest): Promise<ConsoleRental>;
  returnCashDeposit(rentalId: number, body: Omit<CashDeposit, 'amount'>): Promise<ConsoleRental>;
  writeOffDebt(rentalId: number, body: AmountGivenUp, key: string): Promise<ConsoleRental>;
  /** Downloads the receipt as a PDF file, in the language of the console. */
  downloadReceipt(rentalId: number, language: Language): Promise<void>;
  decideReservation(
    id: number,
    body: { decision: 'CONFIRMED' | 'DECLINED'; reason?: string },
  ): Promise<ConsoleRental>;
  declineBooking(id: number, body: { reason: string }): Promise<ConsoleRental>;
  /** Records that the car was picked up, returned or could not be handed over. */
  moveTrip(
    kind: RentalResource,
    id: number,
    body: {
      status: TripStatus;
      cause?: NoShowCause;
      early?: EarlyEnd;
      allowBalance?: boolean;
      reason?: string | undefined;
    },
  ): Promise<ConsoleRental>;
  /** Returns the kept fare and the refund if the trip ended now. */
  earlyReturn(id: number): Promise<EarlyReturnPreview>;
  /** Records a whole past trip, or its pickup. */
  recordTrip(id: number, body: TripRecordRequest): Promise<ConsoleRental>;
  /** Makes credit of an active rental due as a refund. */
  returnCredit(id: number, body: { amount: Rupees; reason: string }): Promise<ConsoleRental>;
  /** Undoes the newest change of state. */
  undoMove(id: number, body: { moveId: number; reason: string }): Promise<ConsoleRental>;
  /** Corrects the odometer of a pickup or return. */
  correctReading(id: number, body: ReadingCorrection): Promise<ConsoleRental>;
  /** The refund if the rental were cancelled now. */
  cancellation(kind: RentalResource, id: number): Promise<CancellationPreview>;
  /** The recorded handover and return, oldest first. */
  handovers(id: number): Promise<ConsoleHandover[]>;
  /** Downloads the summary of a handover or return as a PDF file, in the language of the console. */
  downloadSummary(handoverId: string, language: Language): Promise<void>;
  /** Compares the records and files of a rental with the chain of evidence of its car. */
  checkEvidence(id: number): Promise<EvidenceCheck>;
  /** Replies to a customer who refuses the car. */
  answerRefusal(
    id: number,
    answer: { answer: CarRefusalAnswer; reason: string | undefined },
    photos: readonly File[],
  ): Promise<ConsoleRental>;
  /** Cancels because we cannot hand over the car. */
  cancelForOurFault(
    id: number,
    fault: Record<string, string>,
    photos: readonly File[],
  ): Promise<ConsoleRental>;
}

export function rentalCalls(api: Api): RentalCalls {
  const put = (path: string, body: object): Promise<ConsoleRental> =>
    api.json(`/console/${path}`, { method: 'PUT', body });
  return {
    revealContact: (id, body) => api.json(`/console/rentals/${id}/contact`, { method: 'POST', body }),
    countRentals: (kind) => api.json(`/console/${kind}/counts`),
    receipts: (rentalId) => api.json(`/console/rentals/${rentalId}/receipts`),
    takePayment: (rentalId, body, idempotencyKey) =>
      api.json(`/console/rentals/${rentalId}/receipts`, { method: 'POST', body, idempotencyKey }),
    reverseReceipt: (rentalId, id, body) =>
      api.json(`/console/rentals/${rentalId}/receipts/${id}/reversal`, { method: 'PUT', body }),
    returnCashDeposit: (rentalId, body) =>
      api.json(`/console/rentals/${rentalId}/deposit/return`, { method: 'PUT', body }),
    waiveCharge: (rentalId, body, idempotencyKey) =>
      api.json(`/console/rentals/${rentalId}/waivers`, { method: 'POST', body, idempotencyKey }),
    writeOffDebt: (rentalId, body, idempotencyKey) =>
      api.json(`/console/rentals/${rentalId}/write-offs`, { method: 'POST', body, idempotencyKey }),
    chargeLater: (rentalId, line, photos, idempotencyKey) =>
      api.json(`/console/rentals/${rentalId}/later-charges`, {
        method: 'POST',
        body: formOf({ ...line, photos }),
        idempotencyKey,
      }),
    lowerDeposit: (rentalId, body) => put(`rentals/${rentalId}/deposit`, body),
    downloadReceipt: (rentalId, language) =>
      download(api, `/console/rentals/${rentalId}/receipt?language=${language}`, 'application/pdf'),
    decideReservation: (id, body) => put(`reservations/${id}/decision`, body),
    declineBooking: (id, body) => put(`bookings/${id}/decision`, { decision: 'DECLINED', ...body }),
    moveTrip: (kind, id, body) => put(`${kind}/${id}/trip`, body),
    earlyReturn: (id) => api.json(`/console/rentals/${id}/early-return`),
    recordTrip: (id, body) => api.json(`/console/rentals/${id}/trip-record`, { method: 'POST', body }),
    returnCredit: (id, body) => api.json(`/console/rentals/${id}/refunds`, { method: 'POST', body }),
    undoMove: (id, body) => api.json(`/console/rentals/${id}/undo`, { method: 'POST', body }),
    correctReading: (id, body) => put(`rentals/${id}/odometer`, body),
    cancellation: (kind, id) => api.json(`/console/${kind}/${id}/cancellation`),
    handovers: (id) => api.json(`/console/rentals/${id}/handovers`),
    downloadSummary: (id, language) =>
      download(api, `/console/handovers/${id}/file?language=${language}`, 'application/pdf'),
    checkEvidence: (id) => api.json(`/console/rentals/${id}/evidence`),
    answerRefusal: (id, { answer, reason = '' }, photos) =>
      api.json(`/console/rentals/${id}/refusal`, {
        method: 'PUT',
        body: formOf({ answer, reason, photos }),
      }),
    cancelForOurFault: (id, fault, photos) =>
      api.json(`/console/rentals/${id}/our-fault`, { method: 'POST', body: formOf({ ...fault, photos }) }),
  };
}
