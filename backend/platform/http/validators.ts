import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmail, Matches, ValidateBy } from 'class-validator';
import { isDay, isHalfHour } from '../../contract/calendar.js';
import { normaliseEmail, normaliseMobile } from '../../contract/customers/identity.js';
import { isWellFormed } from './well-formed.js';

const text = (value: unknown): value is string => typeof value === 'string';

/** `yyyy-MM-dd`, a day that exists. */
export const IsCalendarDay = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isCalendarDay',
    validator: { validate: (v) => text(v) && isDay(v), defaultMessage: () => message },
  });

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/;

/** An instant in UTC, as in responses: `2026-11-20T08:15:00.000Z`. */
export const IsInstant = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isInstant',
    validator: {
      validate: (v) => text(v) && INSTANT.test(v) && !Number.isNaN(Date.parse(v)),
      defaultMessage: () => message,
    },
  });

/** `HH:mm` on the half hour. */
export const IsHalfHour = (message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isHalfHour',
    validator: { validate: (v) => text(v) && isHalfHour(v), defaultMessage: () => message },
  });

/** An Indian mobile number, turned into its ten digits. */
export const IsMobile = (message = 'Please enter a 10-digit Indian mobile number.'): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (text(value) ? (normaliseMobile(value) ?? value) : value)),
    Matches(/^[6-9]\d{9}$/, { message }),
  );

/** An e-mail address, trimmed and lower-cased. */
export const IsMailAddress = (message = 'Please enter a valid email address'): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (text(value) ? (normaliseEmail(value) ?? value) : value)),
    ValidateBy({
      name: 'isMailAddress',
      validator: {
        // The library throws for text that is not well-formed.
        validate: (v) => text(v) && isWellFormed(v) && isEmail(v),
        defaultMessage: () => message,
      },
    }),
  );

// Every control character but tab and line ends.
const CONTROL_CHARACTER = /[^\P{Cc}\t\n\r]/u;

/** Text without control characters, some of which PostgreSQL cannot store. */
export const IsPlainText = (
  message: string,
  { max, min = 1 }: { max: number; min?: number },
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (text(value) ? value.trim() : value)),
    ValidateBy({
      name: 'isPlainText',
      validator: {
        validate: (v) =>
          text(v) && v.length >= min && v.length <= max && !CONTROL_CHARACTER.test(v) && isWellFormed(v),
        defaultMessage: () => message,
      },
    }),
  );
