import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAX_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { settlementsMessages } from '../../../contract/messages/settlements.messages.js';
import type { Rupees } from '../../../contract/money.js';
import {
  DISPUTE_REPLIES,
  type DisputeReply,
  type IssueRequest,
  type RepliesRequest,
} from '../../../contract/rentals/settlements.js';
import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { validationText } from '../../../platform/http/validation-text.js';
import { IsPlainText, IsVersion, MayBeAbsent } from '../../../platform/http/validators.js';
import { IsAmount } from '../../payments/index.js';

const MAX_LINES = 100;
const MAX_TOTAL = 1_000_000_000;
const LINE = { message: 'The line must be one of the settlement.' };
const EACH = validationText(messageOf(settlementsMessages, 'replyEach'));
const TOTAL = { message: 'The expected total must be the one that came with the settlement.' };

@RefuseUnknown()
export class SettlementVersionDto {
  /**
   * The version of the settlement on the screen.
   * @example 1
   */
  @IsVersion('settlement')
  version: number;
}

@RefuseUnknown()
export class IssueSettlementDto implements IssueRequest {
  /**
   * The version of the settlement on the screen.
   * @example 1
   */
  @IsVersion('settlement')
  version: number;

  /**
   * The total on the screen.
   * @example 600
   */
  @IsNumber({ maxDecimalPlaces: 2 }, TOTAL)
  @Min(-MAX_TOTAL, TOTAL)
  @Max(MAX_TOTAL, TOTAL)
  expectedTotal: Rupees;
}

export class LineReplyDto {
  /** @example 12 */
  @IsInt(LINE)
  @Min(1, LINE)
  @Max(MAX_ROW_ID, LINE)
  lineId: number;

  /** @example REDUCED */
  @IsIn(DISPUTE_REPLIES, { message: `The reply must be one of ${DISPUTE_REPLIES.join(', ')}.` })
  reply: DisputeReply;

  /**
   * The amount that remains, for REDUCED.
   * @example 300
   */
  @MayBeAbsent()
  @IsAmount(messageOf(settlementsMessages, 'amountNeeded'), 0.01)
  amount?: Rupees;

  /**
   * Shown to the customer.
   * @example "One seat only."
   */
  @IsPlainText(messageOf(settlementsMessages, 'replyText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
  })
  text: string;
}

@RefuseUnknown()
export class RepliesDto implements RepliesRequest {
  /**
   * The version of the settlement on the screen.
   * @example 3
   */
  @IsVersion('settlement')
  version: number;

  /** One for each disputed line. */
  @IsArray(EACH)
  @ArrayMinSize(1, EACH)
  @ArrayMaxSize(MAX_LINES, EACH)
  @IsObject({ each: true, ...EACH })
  @ValidateNested({ each: true })
  @Type(() => LineReplyDto)
  replies: LineReplyDto[];
}
