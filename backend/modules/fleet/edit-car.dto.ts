import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsUUID } from 'class-validator';
import type { EditCarRequest } from '../../contract/fleet/console-fleet.js';
import { MAX_CAR_IMAGES } from '../../contract/limits.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { validationText } from '../../platform/http/validation-text.js';
import { AttachCarDto } from './attach-car.dto.js';
import { IsNumberBetween } from './wire-values.js';

const IsVersion = (): PropertyDecorator => IsNumberBetween('version', [1, () => MAX_ROW_ID]);
/** The schema of a version, in a form or in JSON. */
export const VERSION = {
  type: 'integer',
  minimum: 1,
  description: 'Number of changes so far. Send the version that the change is based on.',
  example: 3,
} as const;
const PICTURES = validationText(messageOf(fleetMessages, 'keepPictures', { max: MAX_CAR_IMAGES }));

@RefuseUnknown()
export class EditCarDto extends AttachCarDto implements EditCarRequest {
  @ApiProperty(VERSION)
  @IsVersion()
  version: number;
}

@RefuseUnknown()
export class CarVersionDto {
  @ApiProperty(VERSION)
  @IsVersion()
  version: number;
}

@RefuseUnknown()
export class RetirementDto extends CarVersionDto {
  /** @example true */
  @IsBoolean({ message: 'Retired must be true or false.' })
  retired: boolean;
}

@RefuseUnknown()
export class PicturesDto extends CarVersionDto {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    description: 'The IDs of its photos, the main one first.',
    example: ['7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11'],
  })
  @IsArray(PICTURES)
  @ArrayMinSize(1, PICTURES)
  @ArrayMaxSize(MAX_CAR_IMAGES, PICTURES)
  @ArrayUnique(PICTURES)
  @IsUUID('all', { each: true, ...PICTURES })
  images: string[];
}
