import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { commonMessages } from '../../contract/messages/common.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { rentalsMessages } from '../../contract/messages/rentals.messages.js';
import type { RentalAction } from '../../contract/rentals/fare.js';
import type { CalculateRequest } from '../../contract/rentals/rentals.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsCalendarDay, IsHalfHour } from '../../platform/http/validators.js';

const CAR = validationText(messageOf(commonMessages, 'chooseCar'));

export class CalculateDto implements CalculateRequest {
  @ApiProperty({ example: 7, description: 'The car.' })
  @IsInt(CAR)
  @Min(1, CAR)
  @Max(MAX_ROW_ID, CAR)
  carId: number;

  @ApiProperty({ example: '2026-12-24', description: 'Pickup date, yyyy-MM-dd.' })
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseFromDate'))
  fromDate: string;

  @ApiProperty({ example: '2026-12-26', description: 'Return date, yyyy-MM-dd.' })
  @IsCalendarDay(messageOf(rentalsMessages, 'chooseToDate'))
  toDate: string;

  @ApiProperty({ example: '12:00', description: 'Pickup time, HH:mm on the half hour.' })
  @IsHalfHour(messageOf(rentalsMessages, 'choosePickupTime'))
  pickupTime: string;

  @ApiProperty({ example: '14:00', description: 'Return time, HH:mm on the half hour.' })
  @IsHalfHour(messageOf(rentalsMessages, 'chooseReturnTime'))
  returnTime: string;

  @ApiPropertyOptional({ enum: ['book', 'reserve'], example: 'book', description: 'book where absent.' })
  @IsOptional()
  @IsIn(['book', 'reserve'], { message: 'The action must be book or reserve.' })
  action?: RentalAction;
}
