/** Kinds of rows of the work list. */
export const WORK_KINDS = [
  'REFUSED_CAR',
  'AT_RISK',
  'PICKUP',
  'RETURN',
  'REFUSED_RECORD',
  'INSPECTION',
  'WHAT_HAPPENED',
  'UNCONFIRMED',
  'PAYMENT',
  'UNLINKED_PAYMENT',
  'REFUND',
  'SETTLEMENT',
  'DISPUTE',
  'DEBT',
  'OWN_DRAWER',
  'DOCUMENTS',
  'RESERVATION',
  'COMPLAINT',
  'COMPLAINT_COPY',
  'FAILED_MESSAGE',
  'VEHICLE_DOCUMENT',
  'MAINTENANCE',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Filters of the work list, in the order of the screen. */
export const WORK_GROUPS = ['PICKUPS', 'RETURNS', 'MONEY', 'PEOPLE', 'CARS'] as const;
export type WorkGroup = (typeof WORK_GROUPS)[number];

/** The next act of a row. */
const WORK_ACTS = [
  'HAND_OVER',
  'TAKE_BACK',
  'INSPECT',
  'RESOLVE',
  'OPEN_RENTAL',
  'RECORD_TRIP',
  'REVIEW',
  'VERIFY',
  'DECIDE',
  'LINK',
  'REFUND',
  'DESTINATION',
  'ANSWER_REFUSAL',
  'CHECK_SETTLEMENT',
  'ANSWER_DISPUTE',
  'COLLECT',
  'CLOSE_DRAWER',
  'ANSWER',
  'MARK_SENT',
  'RESEND',
  'RENEW',
  'MAINTAIN',
] as const;
export type WorkActName = (typeof WORK_ACTS)[number];

/** A record of the console. */
export class WorkSubject {
  /**
   * The list of the console that contains it.
   * @example bookings
   */
  resource: string;
  /** @example 41 */
  id: number;
  /**
   * Its reference, number or name.
   * @example K7PQ2M9XRA
   */
  label: string;
}

export class WorkAct {
  /** @example HAND_OVER */
  name: WorkActName;
  /**
   * The list of the console that contains the record to act on.
   * @example bookings
   */
  resource: string;
  /** @example 41 */
  id: number;
}

/** A task for staff. It disappears when the fact behind it changes. */
export class WorkItem {
  /** @example PICKUP */
  kind: WorkKind;
  subject: WorkSubject;
  /**
   * The car, the customer or the amount.
   * @example "Maruti Suzuki Dzire VXi · MH12AB1234 · Asha Kulkarni"
   */
  text: string;
  /**
   * The time limit of the work.
   * @example 2026-11-21T12:30:00.000Z
   */
  at: string;
  /**
   * Whether that time has passed.
   * @example false
   */
  late: boolean;
  /**
   * The mobile number of the customer.
   * @example 9876543210
   */
  customerMobile: string | null;
  /**
   * A suspended customer must not be handed a car.
   * @example false
   */
  customerSuspended: boolean;
  /**
   * For a rental at risk, the reference of the trip that still has its car; null for other kinds.
   * @example null or T4WQ8N2RKD
   */
  lateFrom: string | null;
  /** Null if the server would refuse the act now, such as a pickup that is too early. */
  act: WorkAct | null;
}

export class WorkCounts implements Partial<Record<WorkGroup, number>> {
  /** @example 4 */
  PICKUPS?: number;
  /** @example 2 */
  RETURNS?: number;
  /** @example 3 */
  MONEY?: number;
  /** @example 1 */
  PEOPLE?: number;
  /** @example 0 */
  CARS?: number;
}

/** `/console/work` */
export class WorkList {
  /** The first hundred rows of the chosen group: refused cars first, then by time limit. */
  items: WorkItem[];
  /** The number of rows in each group. A group is absent if the caller may see none of its kinds. */
  counts: WorkCounts;
  /**
   * The number of late rows in all groups.
   * @example 2
   */
  late: number;
}

/** `/console/work-alerts`: how the caller is alerted to late work. */
export class WorkAlerts {
  /** @example true */
  sound: boolean;
  /**
   * Whether the browser shows a notification. Each browser must also allow it.
   * @example false
   */
  notification: boolean;
}
