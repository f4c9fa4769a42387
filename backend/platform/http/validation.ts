import type { ArgumentMetadata, ValidationError } from '@nestjs/common';
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

const MAX_DEPTH = 10;

/** Level by level and without recursion, because a hostile body is deeper than the stack. */
function isTooDeep(body: object): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((value) => Object.values(value as object));
  }
  return false;
}

class ShapedValidationPipe extends ValidationPipe {
  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && value !== undefined) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw refuseFields({ field: 'body', message: 'Send a JSON object.' });
      }
      if (isTooDeep(value)) throw refuseFields({ field: 'body', message: 'The body is nested too deeply.' });
    }
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/**
 * Turns bodies and queries into their DTO classes and names every wrong field.
 * Unknown fields are dropped; a DTO of ours that must refuse them says so with {@link strictBody}.
 */
export function validation(options: { strict: boolean } = { strict: false }): ValidationPipe {
  return new ShapedValidationPipe({
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
