import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import {
  isEmail,
  IsInt,
  IsObject,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator';
import { isDay, isHalfHour } from '../../contract/calendar.js';
import { normaliseEmail, normaliseMobile } from '../../contract/customers/identity.js';
import { commonMessages } from '../../contract/messages/common.messages.js';
import type { TextOrMessage } from '../../contract/messages/message.js';
import { messageOf } from '../../contract/messages/message.js';
import { MAX_ROW_ID } from './lists/max-row-id.js';
import { validationText } from './validation-text.js';
import { isWellFormed } from './well-formed.js';

/** Forms and query strings send an empty text for an absent value, JSON clients null. */
export const blankToAbsent = ({ value }: { value: unknown }): unknown =>
  value === '' || value === null ? undefined : value;

/** A field that may be absent. Null counts as absent, because some JSON clients send it for an absent value. */
export const MayBeAbsent = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? undefined : value)),
    IsOptional(),
  );

/** A nested object. `ValidateNested` alone accepts a list. */
export const Part = (
  type: () => new () => object,
  options: ValidationOptions = { message: 'Send an object.' },
): PropertyDecorator => applyDecorators(IsObject(options), ValidateNested(), Type(type));

const text = (value: unknown): value is string => typeof value === 'string';

/** An existing day as `yyyy-MM-dd`. */
export const IsCalendarDay = (message: TextOrMessage): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isCalendarDay',
      validator: { validate: (v) => text(v) && isDay(v) },
    },
    validationText(message),
  );

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

export const isInstant = (value: unknown): value is string =>
  text(value) && INSTANT.test(value) && !Number.isNaN(Date.parse(value));

/** An instant in UTC, as in responses: `2026-11-20T08:15:00.000Z`. */
export const IsInstant = (message: TextOrMessage): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isInstant',
      validator: { validate: isInstant },
    },
    validationText(message),
  );

/** A time on the half hour as `HH:mm`. */
export const IsHalfHour = (message: TextOrMessage): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isHalfHour',
      validator: { validate: (v) => text(v) && isHalfHour(v) },
    },
    validationText(message),
  );

/** An Indian mobile number, normalised to its ten digits. */
export const IsMobile = (
  message: TextOrMessage = messageOf(commonMessages, 'invalidMobile'),
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (text(value) ? (normaliseMobile(value) ?? value) : value)),
    Matches(/^[6-9]\d{9}$/, validationText(message)),
  );

/** `isEmail` throws for ill-formed text. */
export const isMailAddress = (value: string): boolean => isWellFormed(value) && isEmail(value);

/** An e-mail address, normalised to lower case without spaces. */
export const IsMailAddress = (
  message: TextOrMessage = messageOf(commonMessages, 'invalidEmail'),
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (text(value) ? (normaliseEmail(value) ?? value) : value)),
    ValidateBy(
      {
        name: 'isMailAddress',
        validator: {
          validate: (v) => text(v) && isMailAddress(v),
        },
      },
      validationText(message),
    ),
  );

// All control characters except tabs and line breaks.
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;

/** Whether a trimmed text has a permitted length and no control characters, because PostgreSQL cannot store all of them. */
export const isPlainText = (value: string, { max, min = 1 }: { max: number; min?: number }): boolean =>
  value.length >= min && value.length <= max && !CONTROL_CHARACTER.test(value) && isWellFormed(value);

/** Text as {@link isPlainText} permits it. */
export const IsPlainText = (
  message: TextOrMessage,
  { max, min = 1 }: { max: number; min?: number },
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (text(value) ? value.trim() : value)),
    ValidateBy(
      {
        name: 'isPlainText',
        validator: {
          validate: (v) => text(v) && isPlainText(v, { max, min }),
        },
      },
      validationText(message),
    ),
  );

/** The version of the record that the caller has read. */
export const IsVersion = (record: string): PropertyDecorator => {
  const message = `The version must be the one that came with the ${record}.`;
  return applyDecorators(IsInt({ message }), Min(1, { message }), Max(MAX_ROW_ID, { message }));
};

/** The id of a row. */
export const IsRowId = (message: string): PropertyDecorator =>
  applyDecorators(IsInt({ message }), Min(1, { message }), Max(MAX_ROW_ID, { message }));
