import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsUUID } from 'class-validator';
import type { EditCarRequest } from '../../contract/fleet/console-fleet.js';
import { MAX_CAR_IMAGES } from '../../contract/limits.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { AttachCarDto } from './attach-car.dto.js';
import { IsNumberBetween } from './wire-values.js';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { validationText } from '../../platform/http/validation-text.js';

const IsVersion = (): PropertyDecorator => IsNumberBetween('version', [1, () => MAX_ROW_ID]);
const PICTURES = validationText(messageOf(fleetMessages, 'keepPictures', { max: MAX_CAR_IMAGES }));

@RefuseUnknown()
export class EditCarDto extends AttachCarDto implements EditCarRequest {
  @IsVersion()
  version: number;
}

@RefuseUnknown()
export class RetirementDto {
  @IsVersion()
  version: number;

  @IsBoolean({ message: 'Retired must be true or false.' })
  retired: boolean;
}

@RefuseUnknown()
export class PicturesDto {
  @IsVersion()
  version: number;

  @IsArray(PICTURES)
  @ArrayMinSize(1, PICTURES)
  @ArrayMaxSize(MAX_CAR_IMAGES, PICTURES)
  @ArrayUnique(PICTURES)
  @IsUUID('all', { each: true, ...PICTURES })
  images: string[];
}
