import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  MAX_NAME_LENGTH,
  MAX_ODOMETER_KM,
  MAX_REASON_LENGTH,
  MIN_REASON_LENGTH,
  MIN_WITNESS_LENGTH,
} from '../../../contract/limits.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { rentalsMessages } from '../../../contract/messages/rentals.messages.js';
import {
  FULL,
  HANDOVER_CONFIRMATIONS,
  HANDOVER_KINDS,
  type HandoverConfirmation,
  type HandoverDraft,
  type HandoverKind,
  type HandoverMark,
  INSPECT_LATER,
  type InspectLater,
  LICENCE_SIGHTS,
  type LicenceSight,
  MAX_MARK_LENGTH,
  MAX_MARKS,
  type TypedLicence,
} from '../../../contract/rentals/handovers.js';
import { MAX_INSPECTION_POINTS, POINT_KEY } from '../../../contract/rentals/inspection-points.js';
import { EARLY_ENDS, type EarlyEnd } from '../../../contract/rentals/kept-fare.rules.js';
import { DELAYED_BY, type DelayedBy } from '../../../contract/rentals/late-handover.rules.js';
import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import { UUID } from '../../../platform/http/lists/row-id.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import { IsInstant, IsPlainText, MayBeAbsent, Part } from '../../../platform/http/validators.js';

const ODOMETER = { message: `The odometer must be a whole number from 0 to ${MAX_ODOMETER_KM}, or null.` };
const FUEL = { message: 'The fuel level must be 0 to 8 eighths, 0 to 100 percent, or null.' };
const POINT = { message: 'Send keys of points, such as LEFT.' };
const MARKS = { message: `Send at most ${MAX_MARKS} marks.` };
const LICENCE = validationText(messageOf(handoversMessages, 'licenceNeeded'));
const VERSION = { message: 'Send the version of the points that came with the form.' };
const RENTAL = { message: 'Send the ID of the rental.' };

const isGiven = (_: unknown, value: unknown): boolean => value !== null;

@RefuseUnknown()
export class HandoverMarkDto implements HandoverMark {
  /** @example LEFT */
  @Matches(POINT_KEY, POINT)
  point: string;

  /** @example "Scratch on the rear door, 10 cm" */
  @IsPlainText(`Enter a text of at most ${MAX_MARK_LENGTH} characters.`, { max: MAX_MARK_LENGTH })
  text: string;

  /** @example null */
  @ValidateIf(isGiven)
  @Matches(UUID, { message: 'Send the ID of the photo, or null.' })
  photo: string | null;
}

@RefuseUnknown()
export class HandoverDraftDto implements HandoverDraft {
  /** @example 41 */
  @IsInt(RENTAL)
  @Min(1, RENTAL)
  @Max(MAX_ROW_ID, RENTAL)
  rentalId: number;

  /** @example HANDOVER */
  @IsIn(HANDOVER_KINDS, { message: `The kind must be one of ${HANDOVER_KINDS.join(', ')}.` })
  kind: HandoverKind;

  /**
   * Kilometres.
   * @example 45210
   */
  @ValidateIf(isGiven)
  @IsInt(ODOMETER)
  @Min(0, ODOMETER)
  @Max(MAX_ODOMETER_KM, ODOMETER)
  odometer: number | null;

  /**
   * Eighths of the tank; percent for an electric car.
   * @example 8
   */
  @ValidateIf(isGiven)
  @IsInt(FUEL)
  @Min(0, FUEL)
  @Max(FULL.PERCENT, FUEL)
  fuel: number | null;

  /**
   * Keys of the points that are fine.
   * @example ["FRONT", "LEFT"]
   */
  @IsArray(POINT)
  @ArrayMaxSize(MAX_INSPECTION_POINTS, POINT)
  @Matches(POINT_KEY, { each: true, ...POINT })
  fine: string[];

  /** @example [] */
  @IsArray(MARKS)
  @ArrayMaxSize(MAX_MARKS, MARKS)
  @IsObject({ each: true, ...MARKS })
  @ValidateNested({ each: true, ...MARKS })
  @Type(() => HandoverMarkDto)
  marks: HandoverMarkDto[];

  /**
   * `pointsVersion` of the form; absent for the points from before this setting existed. A record keeps the points of
   * its first draft.
   * @example 4
   */
  @MayBeAbsent()
  @IsInt(VERSION)
  @Min(0, VERSION)
  @Max(MAX_ROW_ID, VERSION)
  pointsVersion?: number | undefined;

  /**
   * The reason for a second inspection after this return.
   * @example DARK
   */
  @MayBeAbsent()
  @IsIn(INSPECT_LATER, { message: `Send one of ${INSPECT_LATER.join(', ')}, or null.` })
  inspectLater?: InspectLater | null;

  /**
   * True if another record has completed the step, and this record only adds the photos of its phone.
   * @example false
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  photosOnly?: boolean;
}

@RefuseUnknown()
export class TypedLicenceDto implements TypedLicence {
  /** @example MH1220110012345 */
  @IsString(LICENCE)
  @MaxLength(40, LICENCE)
  number: string;

  /** @example ORIGINAL */
  @IsIn(LICENCE_SIGHTS, { message: `A licence is seen as one of ${LICENCE_SIGHTS.join(', ')}.` })
  seenAs: LicenceSight;

  /**
   * Required, with the next two fields, if the form asks for DETAILS.
   * @example "LMV, MCWG"
   */
  @MayBeAbsent()
  @IsString(LICENCE)
  @MaxLength(100, LICENCE)
  classes?: string;

  /**
   * The last valid day.
   * @example 2035-01-31
   */
  @MayBeAbsent()
  @IsString(LICENCE)
  @MaxLength(10, LICENCE)
  validUntil?: string;

  /** @example 1990-04-12 */
  @MayBeAbsent()
  @IsString(LICENCE)
  @MaxLength(10, LICENCE)
  dateOfBirth?: string;
}

@RefuseUnknown()
export class HandoverCompletionDto {
  /**
   * NOT_PRESENT is possible only at a return or a second inspection. The signature, or the photo of the thumb mark,
   * must be uploaded like any other photo before.
   * @example CODE
   */
  @IsIn(HANDOVER_CONFIRMATIONS, {
    message: `The confirmation must be one of ${HANDOVER_CONFIRMATIONS.join(', ')}.`,
  })
  confirmation: HandoverConfirmation;

  /**
   * The code from the e-mail or SMS to the customer, for CODE.
   * @example 123456
   */
  @MayBeAbsent()
  @Matches(/^\d{6}$/, validationText(messageOf(officeMessages, 'deskCodeDigits')))
  code?: string;

  /**
   * True if staff checked an odometer that rose by more than `odometerJumpKm` a day.
   * @example false
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  confirmed?: boolean;

  /**
   * The name of the person who saw the thumb mark, for THUMB_MARK.
   * @example "Sunita Pawar"
   */
  @MayBeAbsent()
  @IsPlainText(messageOf(handoversMessages, 'witnessNeeded', { max: MAX_NAME_LENGTH }), {
    min: MIN_WITNESS_LENGTH,
    max: MAX_NAME_LENGTH,
  })
  witness?: string;

  /** The driving licence as staff see it at a handover. Needed if the settings require the details of licences. */
  @MayBeAbsent()
  @Part(() => TypedLicenceDto, LICENCE)
  licence?: TypedLicenceDto;

  /**
   * When staff completed the record, by the clock of the phone, in UTC. The time of the pickup or return is this time
   * plus `deviceOffsetMs`, but at most the time of arrival.
   * @example 2026-11-22T06:31:00.000Z
   */
  @MayBeAbsent()
  @IsInstant('Send the time in UTC, such as 2026-11-20T08:15:00.000Z.')
  capturedAt?: string;

  /**
   * Clock of the server minus clock of the phone, in milliseconds; null if the phone does not know it.
   * @example -350
   */
  @MayBeAbsent()
  @IsInt({ message: 'Send a whole number of milliseconds, or null.' })
  deviceOffsetMs?: number | null;

  /**
   * The return time, if the car came back before the record was completed. A difference of more than 15 minutes needs a
   * `reason`, one of more than 24 hours an admin.
   * @example 2026-11-24T14:30:00.000Z
   */
  @MayBeAbsent()
  @IsInstant('Send the time in UTC, such as 2026-11-20T08:15:00.000Z.')
  returnedAt?: string;

  /**
   * Who ends the trip before its return time. Without it the fare does not change.
   * @example CUSTOMER
   */
  @MayBeAbsent()
  @IsIn(EARLY_ENDS, { message: `Who ends it early must be one of ${EARLY_ENDS.join(', ')}.` })
  early?: EarlyEnd;

  /**
   * Who caused a handover more than 30 minutes after the pickup time. For US, the return time moves, or the fare is
   * reduced.
   * @example US
   */
  @MayBeAbsent()
  @IsIn(DELAYED_BY, { message: `Who caused the delay must be one of ${DELAYED_BY.join(', ')}.` })
  delayedBy?: DelayedBy;

  /**
   * True to hand over although money is owed. Only for admins, with a reason.
   * @example false
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  allowBalance?: boolean;

  /**
   * True if the customer already has the car, although the record from the phone was refused. Only for admins, with a
   * reason and `capturedAt`; also for the record of a colleague.
   * @example false
   */
  @MayBeAbsent()
  @IsBoolean({ message: 'Send true or false.' })
  asItHappened?: boolean;

  /**
   * Internal note.
   * @example "Pays the rest in cash tomorrow."
   */
  @MayBeAbsent()
  @IsPlainText(messageOf(rentalsMessages, 'noteText', { max: MAX_REASON_LENGTH }), {
    min: MIN_REASON_LENGTH,
    max: MAX_REASON_LENGTH,
  })
  reason?: string;
}
