import { Matches, ValidateIf } from 'class-validator';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { validationText } from '../../platform/http/validation-text.js';
import { Part } from '../../platform/http/validators.js';
import { Whole, YesOrNo } from './settings-parts.dto.js';

class GstServiceDto {
  @Matches(/^(\d{6})?$/, validationText(messageOf(officeMessages, 'sac'))) sac: string;
  @ValidateIf((_, value) => value !== null) @Whole(1, 40) rate: number | null;
}

class GstServicesDto {
  @Part(() => GstServiceDto) HATCHBACK: GstServiceDto;
  @Part(() => GstServiceDto) SEDAN: GstServiceDto;
  @Part(() => GstServiceDto) SUV: GstServiceDto;
  @Part(() => GstServiceDto) MUV: GstServiceDto;
  @Part(() => GstServiceDto) LUXURY: GstServiceDto;
  @Part(() => GstServiceDto) EV: GstServiceDto;
  @Part(() => GstServiceDto) CONVERTIBLE: GstServiceDto;
  @Part(() => GstServiceDto) PICKUP: GstServiceDto;
}

export class GstDto {
  @YesOrNo() enabled: boolean;
  @YesOrNo() b2bInterstate: boolean;
  @Part(() => GstServicesDto) services: GstServicesDto;
}
