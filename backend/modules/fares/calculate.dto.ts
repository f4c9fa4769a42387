import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import type { RentalAction } from '../../contract/fare.js';
import type { CalculateRequest } from '../../contract/rentals.js';
import { MAX_ROW_ID } from '../../platform/http/row-id.js';
import { IsCalendarDay, IsHalfHour } from '../../platform/http/validators.js';

const CAR = 'carId is the number of the car.';

export class CalculateDto implements CalculateRequest {
  @ApiProperty({ example: 7, description: 'The car.' })
  @IsInt({ message: CAR })
  @Min(1, { message: CAR })
  @Max(MAX_ROW_ID, { message: CAR })
  carId: number;

  @ApiProperty({ example: '2026-12-24', description: 'Pickup date, yyyy-MM-dd.' })
  @IsCalendarDay('Give the pickup date as yyyy-MM-dd.')
  fromDate: string;

  @ApiProperty({ example: '2026-12-26', description: 'Return date, yyyy-MM-dd.' })
  @IsCalendarDay('Give the return date as yyyy-MM-dd.')
  toDate: string;

  @ApiProperty({ example: '12:00', description: 'Pickup time, HH:mm on the half hour.' })
  @IsHalfHour('Give the pickup time as HH:mm on the half hour.')
  pickupTime: string;

  @ApiProperty({ example: '14:00', description: 'Return time, HH:mm on the half hour.' })
  @IsHalfHour('Give the return time as HH:mm on the half hour.')
  returnTime: string;

  @ApiPropertyOptional({ enum: ['book', 'reserve'], example: 'book', description: 'book where absent.' })
  @IsOptional()
  @IsIn(['book', 'reserve'], { message: 'action is book or reserve.' })
  action?: RentalAction;
}
