import { calendarMessages } from '../../../contract/messages/calendar.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { refuseFields } from '../../../platform/http/refusal.js';

const TERMS_MESSAGE = messageOf(calendarMessages, 'acceptTerms');

/** @throws Refusal 1001 */
export function requireTerms(agreedToTerms: boolean): void {
  if (!agreedToTerms) throw refuseFields({ field: 'agreedToTerms', message: TERMS_MESSAGE });
}
