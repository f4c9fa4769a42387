import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, ValidateBy } from 'class-validator';
import { fleetMessages } from '../../contract/messages/fleet.messages.js';
import { messageOf } from '../../contract/messages/message.js';
import { fieldLabel } from '../../platform/http/field-label.js';
import { validationText } from '../../platform/http/validation-text.js';
import { blankToAbsent } from '../../platform/http/validators.js';

/** Accepts one of `allowed`, in upper or lower case. */
export const IsOneOf = (name: string, allowed: readonly string[]): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      const text = typeof value === 'string' ? value.trim().toLowerCase() : value;
      if (text === '') return undefined;
      return allowed.find((one) => one.toLowerCase() === text) ?? value;
    }),
    IsIn(
      allowed,
      validationText(
        messageOf(fleetMessages, 'chooseOne', { field: fieldLabel(name), values: allowed.join(', ') }),
      ),
    ),
  );

const NUMBER = /^\s*\d{1,12}(?:\.\d{1,6})?\s*$/;

/** Accepts a number in a range, or its text. @param decimals Maximum number of digits after the decimal point. */
export const IsNumberBetween = (
  name: string,
  [min, max]: readonly [number, () => number],
  decimals = 0,
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (typeof value === 'string' && NUMBER.test(value)) return Number(value);
      return blankToAbsent({ value });
    }),
    ValidateBy(
      {
        name: 'isNumberBetween',
        validator: {
          validate: (v) =>
            typeof v === 'number' && v >= min && v <= max() && Number(v.toFixed(decimals)) === v,
        },
      },
      validationText(() => {
        const params = { field: fieldLabel(name), min, max: max() };
        return decimals === 0
          ? messageOf(fleetMessages, 'enterWholeNumber', params)
          : messageOf(fleetMessages, 'enterNumber', { ...params, decimals });
      }),
    ),
  );
