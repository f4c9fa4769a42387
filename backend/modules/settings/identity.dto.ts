import { applyDecorators } from '@nestjs/common';
import {
  Matches,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { isGstin } from '../../contract/gstin.rules.js';
import { messageOf } from '../../contract/messages/message.js';
import { officeMessages } from '../../contract/messages/office.messages.js';
import { validationText } from '../../platform/http/validation-text.js';
import { IsCalendarDay, IsMailAddress } from '../../platform/http/validators.js';
import { TextOrEmpty } from './settings-parts.dto.js';

/** Skips the other validators of a field for an empty text. */
export const OrEmpty = (): PropertyDecorator => ValidateIf((_, value) => value !== '');

@ValidatorConstraint({ name: 'isGstin' })
class GstinConstraint implements ValidatorConstraintInterface {
  validate = (value: unknown): boolean => typeof value === 'string' && isGstin(value);
}

export const IsGstinOrEmpty = (): PropertyDecorator =>
  applyDecorators(OrEmpty(), Validate(GstinConstraint, validationText(messageOf(officeMessages, 'gstin'))));

export class OperatorLicenceDto {
  @TextOrEmpty(60) number: string;
  @TextOrEmpty(120) authority: string;
  @OrEmpty() @IsCalendarDay(messageOf(officeMessages, 'licenceDay')) validUntil: string;
}

export class GrievanceOfficerDto {
  @TextOrEmpty(80) name: string;
  @TextOrEmpty(80) designation: string;

  @OrEmpty()
  @Matches(/^\+?\d[\d ]{7,18}$/, validationText(messageOf(officeMessages, 'officerPhone')))
  phone: string;

  @OrEmpty() @IsMailAddress() email: string;
}
