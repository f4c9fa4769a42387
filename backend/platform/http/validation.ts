import 'reflect-metadata';
import type { ArgumentMetadata, ValidationError, ValidationPipeOptions } from '@nestjs/common';
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

const UNKNOWN_REFUSED = Symbol('unknown fields are refused');

/** On a DTO of an addition of ours: a field that it does not know is a mistake, and refused. */
export const RefuseUnknown = (): ClassDecorator => (dto) =>
  Reflect.defineMetadata(UNKNOWN_REFUSED, true, dto);

const options: ValidationPipeOptions = {
  transform: true,
  whitelist: true,
  stopAtFirstError: true,
  exceptionFactory: (errors) => {
    const [first, ...rest] = flatten(errors);
    return refuseFields(first ?? { field: 'body', message: 'Send a JSON object.' }, ...rest);
  },
};

class ShapedValidationPipe extends ValidationPipe {
  private readonly strict = new ValidationPipe({ ...options, forbidNonWhitelisted: true });

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && value !== undefined) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw refuseFields({ field: 'body', message: 'Send a JSON object.' });
      }
      if (isTooDeep(value)) throw refuseFields({ field: 'body', message: 'The body is nested too deeply.' });
    }
    const { metatype } = metadata;
    if (metatype && Reflect.hasMetadata(UNKNOWN_REFUSED, metatype))
      return this.strict.transform(value, metadata) as Promise<unknown>;
    return super.transform(value, metadata) as Promise<unknown>;
  }
}

/**
 * Turns bodies and queries into their DTO classes and names every wrong field.
 * Unknown fields are dropped, as the specification's own calls want it; see {@link RefuseUnknown}.
 */
export const validation = (): ValidationPipe => new ShapedValidationPipe(options);
