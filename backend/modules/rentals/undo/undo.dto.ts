import { IsInt, Max, Min } from 'class-validator';
import { MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../contract/limits.js';
import { messageOf } from '../../../contract/messages/message.js';
import { officeMessages } from '../../../contract/messages/office.messages.js';
import { MAX_ROW_ID } from '../../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../../platform/http/validation.js';
import { IsPlainText } from '../../../platform/http/validators.js';
import type { UndoRequest } from './undo-move.js';

const MOVE = { message: 'The change must be one of the events of the rental.' };

@RefuseUnknown()
export class UndoDto implements UndoRequest {
  /** @example 41 */
  @IsInt(MOVE)
  @Min(1, MOVE)
  @Max(MAX_ROW_ID, MOVE)
  moveId: number;

  /**
   * Internal note.
   * @example "The wrong booking was open."
   */
  @IsPlainText(messageOf(officeMessages, 'reasonText', { max: MAX_REASON_LENGTH }), {
    max: MAX_REASON_LENGTH,
    min: MIN_REASON_LENGTH,
  })
  reason: string;
}
