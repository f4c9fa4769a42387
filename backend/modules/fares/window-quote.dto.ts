import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { WindowQuoteQuery } from '../../contract/rentals/window-quote.js';
import { blankToAbsent, IsCalendarDay, IsHalfHour } from '../../platform/http/validators.js';

export class WindowQuoteDto implements WindowQuoteQuery {
  @ApiProperty({ example: '2026-12-24', description: 'Pickup date, yyyy-MM-dd.' })
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseFromDate'))
  from: string;

  @ApiProperty({ example: '2026-12-26', description: 'Return date, yyyy-MM-dd.' })
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseToDate'))
  to: string;

  @ApiPropertyOptional({ example: '12:00', description: 'HH:mm on the half hour; 12:00 where absent.' })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsHalfHour(messageOf(rentalsMessages, 'choosePickupTime'))
  pickupTime?: string;

  @ApiPropertyOptional({
    example: '12:00',
    description:
      'HH:mm on the half hour. Where absent: 12:00, or on a single day the end of the return hours.',
  })
  @Transform(blankToAbsent)
  @IsOptional()
  @IsHalfHour(messageOf(rentalsMessages, 'chooseReturnTime'))
  dropTime?: string;
}
