import type { HandoverKind } from './handovers.js';
import { PointName } from './inspection-points.js';

/** A mark and a form are written when their record is completed, a photo and a signature when they arrive. */
const EVIDENCE_KINDS = ['FORM', 'PHOTO', 'SIGNATURE', 'MARK'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/**
 * CHAIN: the item or its position was changed. RECORD: the stored record differs from the item. FILE: the file differs.
 */
const EVIDENCE_FAULTS = ['CHAIN', 'RECORD', 'FILE'] as const;
export type EvidenceFault = (typeof EVIDENCE_FAULTS)[number];

/** The first item of the chain that fails the check. */
export class EvidenceProblem {
  /**
   * Its number in the chain of the car.
   * @example 7
   */
  position: number;
  /** @example PHOTO */
  kind: EvidenceKind;
  /** @example HANDOVER */
  step: HandoverKind;
  /** @example 3d1c0a52-9a4f-4b8e-8b0d-6f1f6f5f8c21 */
  handoverId: string;
  /**
   * The key of the point; null for a form, and if the item is not readable.
   * @example LEFT
   */
  point: string | null;
  /** The name of the point; null unless the item is about a point of the record. */
  name: PointName | null;
  /** @example FILE */
  fault: EvidenceFault;
}

/** `/console/rentals/{id}/evidence` */
export class EvidenceCheck {
  /**
   * The number of items in the chain of the car.
   * @example 14
   */
  items: number;
  /**
   * The last hash of the car; null without items.
   * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
   */
  lastHash: string | null;
  /**
   * The number of photos and signatures that were removed. Their hashes stay.
   * @example 0
   */
  filesRemoved: number;
  /**
   * The number of completed records without items, such as records from before the chain was introduced.
   * @example 0
   */
  withoutItems: number;
  /** Null if all items pass the check. */
  problem: EvidenceProblem | null;
}
