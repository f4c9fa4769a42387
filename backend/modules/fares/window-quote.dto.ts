import { Transform } from 'class-transformer';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { WindowQuoteQuery } from '../../contract/rentals/window-quote.js';
import { blankToAbsent, IsCalendarDay, IsHalfHour, MayBeAbsent } from '../../platform/http/validators.js';

export class WindowQuoteDto implements WindowQuoteQuery {
  /**
   * Pickup date, yyyy-MM-dd.
   * @example 2026-12-24
   */
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseFromDate'))
  from: string;

  /**
   * Return date, yyyy-MM-dd.
   * @example 2026-12-26
   */
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseToDate'))
  to: string;

  /**
   * HH:mm on the half hour; 12:00 if absent.
   * @example 12:00
   */
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsHalfHour(messageOf(rentalsMessages, 'choosePickupTime'))
  pickupTime?: string;

  /**
   * HH:mm on the half hour. If absent, 12:00, or the end of the return hours on a single day.
   * @example 12:00
   */
  @Transform(blankToAbsent)
  @MayBeAbsent()
  @IsHalfHour(messageOf(rentalsMessages, 'chooseReturnTime'))
  dropTime?: string;
}
