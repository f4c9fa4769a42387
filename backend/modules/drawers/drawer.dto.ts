import { ValidateBy } from 'class-validator';
import { MAX_REASON_LENGTH } from '../../contract/limits.js';
import { drawersMessages } from '../../contract/messages/drawers.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import type { Rupees } from '../../contract/money.js';
import {
  type AcceptDrawerRequest,
  type CloseDrawerRequest,
  DENOMINATIONS,
  MAX_CASH,
  MAX_LOCATION_LENGTH,
  MAX_PIECES,
  type OpenDrawerRequest,
} from '../../contract/payments/drawers.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsPlainText, IsVersion, MayBeAbsent } from '../../platform/http/validators.js';

const MIN_NOTE_LENGTH = 3;
const MAX_TERMINAL = 100_000_000;

interface AmountRange {
  min: number;
  max: number;
  unit: number;
}

const IsNote = (): PropertyDecorator =>
  IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: MIN_NOTE_LENGTH,
  });

const isAmount = (value: unknown, { min, max, unit }: AmountRange): boolean =>
  typeof value === 'number' &&
  value >= min &&
  value <= max &&
  Number.isSafeInteger(Math.round(value / unit)) &&
  Math.abs(Math.round(value / unit) * unit - value) < 1e-9;

const IsAmount = (range: AmountRange): PropertyDecorator =>
  ValidateBy(
    { name: 'isCounted', validator: { validate: (value) => isAmount(value, range) } },
    validationText(messageOf(drawersMessages, 'wholeRupees', { min: range.min, max: range.max })),
  );

/** Checks that every key is a denomination and every value a number of pieces. */
function arePieces(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(
    ([name, count]) =>
      DENOMINATIONS.some((one) => String(one) === name) &&
      Number.isInteger(count) &&
      (count as number) >= 0 &&
      (count as number) <= MAX_PIECES,
  );
}

@RefuseUnknown()
export class OpenDrawerDto implements OpenDrawerRequest {
  /** @example "Shivajinagar" */
  @IsPlainText(messageOf(drawersMessages, 'location', { max: MAX_LOCATION_LENGTH }), {
    max: MAX_LOCATION_LENGTH,
  })
  location: string;

  /**
   * The counted cash, in whole rupees.
   * @example 2000
   */
  @IsAmount({ min: 0, max: MAX_CASH, unit: 1 })
  counted: Rupees;
}

@RefuseUnknown()
export class CloseDrawerDto implements CloseDrawerRequest {
  /**
   * The number of pieces by denomination; a missing one counts as none.
   * @example { "500": 8, "100": 3 }
   */
  @ValidateBy(
    { name: 'arePieces', validator: { validate: arePieces } },
    validationText(messageOf(drawersMessages, 'pieces', { max: MAX_PIECES })),
  )
  pieces: Record<string, number>;

  /**
   * The total of the card terminal; negative if it reversed more than it took.
   * @example 7199
   */
  @IsAmount({ min: -MAX_TERMINAL, max: MAX_TERMINAL, unit: 0.01 })
  terminal: Rupees;

  /**
   * The explanation of a difference. It can also be added after the count.
   * @example "Change was given twice."
   */
  @MayBeAbsent()
  @IsNote()
  note?: string;

  /**
   * Version of the drawer that was read before the count.
   * @example 3
   */
  @IsVersion('drawer')
  version: number;
}

@RefuseUnknown()
export class DifferenceDto {
  /** @example "Change was given twice." */
  @IsNote()
  note: string;

  /** @example 4 */
  @IsVersion('drawer')
  version: number;
}

@RefuseUnknown()
export class AcceptDrawerDto implements AcceptDrawerRequest {
  /**
   * A remark about cash, keys and open notes.
   * @example "Cash and four keys received."
   */
  @MayBeAbsent()
  @IsNote()
  note?: string;

  /** @example 4 */
  @IsVersion('drawer')
  version: number;
}
