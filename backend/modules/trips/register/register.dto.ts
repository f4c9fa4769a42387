import type { Day } from '../../../contract/calendar.js';
import { handoversMessages } from '../../../contract/messages/handovers.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { IsCalendarDay } from '../../../platform/http/validators.js';

/** Days in the business's zone. */
export class RegisterDto {
  /** @example 2026-11-01 */
  @IsCalendarDay(messageOf(handoversMessages, 'registerFrom'))
  from: Day;

  /** @example 2026-11-30 */
  @IsCalendarDay(messageOf(handoversMessages, 'registerTo'))
  to: Day;
}
