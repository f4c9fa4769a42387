import { IsIn } from 'class-validator';
import type { Day } from '../../contract/calendar.js';
import {
  type AnswerComplaintRequest,
  type ComplaintDuplicateRequest,
  MAX_ANSWER_LENGTH,
  type MoveComplaintRequest,
} from '../../contract/customers/complaints.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { IsCalendarDay, IsPlainText } from '../../platform/http/validators.js';

@RefuseUnknown()
export class AnswerComplaintDto implements AnswerComplaintRequest {
  /** @example "We are sorry. The charge of ₹199 goes back to you today." */
  @IsPlainText(messageOf(officeMessages, 'answerText', { max: MAX_ANSWER_LENGTH }), {
    max: MAX_ANSWER_LENGTH,
  })
  text: string;
}

@RefuseUnknown()
export class ComplaintDuplicateDto implements ComplaintDuplicateRequest {
  /** @example 2026-11-22 */
  @IsCalendarDay(messageOf(officeMessages, 'duplicateDay'))
  sentOn: Day;
}

@RefuseUnknown()
export class MoveComplaintDto implements MoveComplaintRequest {
  /** @example RESOLVED */
  @IsIn(['OPEN', 'RESOLVED'], { message: 'The state must be RESOLVED, or OPEN to reopen the complaint.' })
  state: 'OPEN' | 'RESOLVED';
}
