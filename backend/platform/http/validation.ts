import type { ValidationError } from '@nestjs/common';
import { ValidationPipe } from '@nestjs/common';
import type { FieldError } from '../../contract/codes.js';
import { refuseFields } from './refusal.js';

function flatten(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).slice(0, 1);
    return [...own.map((message) => ({ field, message })), ...flatten(error.children ?? [], field)];
  });
}

/**
 * Turns bodies and queries into their DTO classes and names every wrong field.
 * Unknown fields are dropped; a DTO of ours that must refuse them says so with {@link strictBody}.
 */
export function validation(options: { strict: boolean } = { strict: false }): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: options.strict,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const [first, ...rest] = flatten(errors);
      return refuseFields(first ?? { field: 'body', message: 'Send a JSON object.' }, ...rest);
    },
  });
}

/** For `@Body(strictBody)`: an addition of ours, where an unknown field is a mistake. */
export const strictBody = validation({ strict: true });
