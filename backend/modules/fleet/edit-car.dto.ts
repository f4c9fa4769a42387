import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsUUID } from 'class-validator';
import type { EditCarRequest } from '../../contract/fleet/console-fleet.js';
import { MAX_CAR_IMAGES } from '../../contract/limits.js';
import { MAX_ROW_ID } from '../../platform/http/lists/max-row-id.js';
import { RefuseUnknown } from '../../platform/http/validation.js';
import { AttachCarDto } from './attach-car.dto.js';
import { IsNumberBetween } from './wire-values.js';

const IsVersion = (): PropertyDecorator => IsNumberBetween('version', [1, () => MAX_ROW_ID]);
const PICTURES = `Keep 1 to ${MAX_CAR_IMAGES} pictures of the car, each once.`;

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

  @IsArray({ message: PICTURES })
  @ArrayMinSize(1, { message: PICTURES })
  @ArrayMaxSize(MAX_CAR_IMAGES, { message: PICTURES })
  @ArrayUnique({ message: PICTURES })
  @IsUUID('all', { each: true, message: PICTURES })
  images: string[];
}
