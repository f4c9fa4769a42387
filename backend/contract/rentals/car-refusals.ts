/** Why a customer does not accept the car at the pickup. OTHER needs a note. */
export const CAR_REFUSAL_CAUSES = ['DIRTY', 'UNSAFE', 'WRONG_CAR', 'DAMAGED', 'OTHER'] as const;
export type CarRefusalCause = (typeof CAR_REFUSAL_CAUSES)[number];

/**
 * OPEN: we have to reply. FIXED: the customer has to accept the car. In both states, the car is not handed over.
 */
const CAR_REFUSAL_STATES = ['OPEN', 'FIXED', 'ACCEPTED', 'NOT_ACCEPTED', 'REFUNDED'] as const;
export type CarRefusalState = (typeof CAR_REFUSAL_STATES)[number];

/**
 * The replies of staff. REFUND cancels with a full refund; NOT_ACCEPTED is for admins and needs a reason and a photo.
 */
export const CAR_REFUSAL_ANSWERS = ['FIXED', 'REFUND', 'NOT_ACCEPTED'] as const;
export type CarRefusalAnswer = (typeof CAR_REFUSAL_ANSWERS)[number];

/** The acts of the customer: ACCEPT withdraws the refusal, CANCEL ends the rental if staff have not replied in time. */
export const CAR_REFUSAL_ACTS = ['ACCEPT', 'CANCEL'] as const;
export type CarRefusalAct = (typeof CAR_REFUSAL_ACTS)[number];

/** A customer's refusal to take over the car. */
export class OwnCarRefusal {
  /** @example DIRTY */
  cause: CarRefusalCause;
  /** @example "The seats are stained." */
  note: string | null;
  /** @example OPEN */
  state: CarRefusalState;
  /** @example 2026-12-24T06:40:00.000Z */
  reportedAt: string;
  /**
   * The customer can cancel with a full refund from this time, unless staff have replied.
   * @example 2026-12-24T07:10:00.000Z
   */
  cancelFrom: string;
  /**
   * The text of our reply.
   * @example "We have cleaned the seats."
   */
  answer: string | null;
  /**
   * Paths of the customer's photos.
   * @example ["/api/documents/5b0e3f6c-6d3c-4a43-9d42-0f6f5f5f7a11"]
   */
  photos: string[];
  /**
   * Paths of the photos of our reply.
   * @example []
   */
  answerPhotos: string[];
}

export class ConsoleCarRefusal extends OwnCarRefusal {
  /** @example 3 */
  id: number;
  /**
   * Id of the member of staff.
   * @example 9876543210
   */
  answeredBy: string | null;
  /** @example 2026-12-24T06:52:00.000Z */
  answeredAt: string | null;
}
