import 'reflect-metadata';

import type { ArgumentMetadata, ValidationError, ValidationPipeOptions } from '@nestjs/common';
import { HttpException, Logger, ValidationPipe } from '@nestjs/common';
import type { FieldProblem, TextOrMessage } from '../../contract/messages/message.js';
import { Refusal, refuseFields } from './refusal.js';
import type { TextContext } from './validation-text.js';
import { illFormedFields, UNREADABLE_TEXT } from './well-formed.js';

/** The catalogue message from {@link validationText}. */
const textOf = ({ contexts }: ValidationError, constraint: string): TextOrMessage | undefined =>
  (contexts?.[constraint] as TextContext | undefined)?.text();

function flatten(errors: ValidationError[], path = ''): FieldProblem[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {})
      .slice(0, 1)
      .map(([name, text]) => ({ field, message: textOf(error, name) ?? text }));
    return [...own, ...flatten(error.children ?? [], field)];
  });
}

const MAX_DEPTH = 10;

/** Iterates by level instead of recursing, because a hostile body can be deeper than the stack. */
function isTooDeep(body: object): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return true;
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap((value) => Object.values(value as Record<string, unknown>));
  }
  return false;
}

function requireObject(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuseFields({ field: 'body', message: 'Send a JSON object.' });
  }
  if (isTooDeep(body)) throw refuseFields({ field: 'body', message: 'The body is nested too deeply.' });
}

const UNKNOWN_REFUSED = Symbol('unknown fields are refused');

/** Refuses unknown fields. For DTOs outside the specification. */
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

/** Whether the validation itself failed, as opposed to refusing its input. */
const isFault = (error: unknown): boolean => !(error instanceof Refusal) && !(error instanceof HttpException);

/**
 * Finds the field that makes `validate` throw; null if only several fields do. Uses a binary search for large bodies.
 */
async function throwingField(
  value: object,
  validate: (part: object) => Promise<unknown>,
): Promise<string | null> {
  const throws = async (entries: [string, unknown][]): Promise<boolean> =>
    validate(Object.fromEntries(entries)).then(() => false, isFault);
  let entries = Object.entries(value) as [string, unknown][];
  while (entries.length > 1) {
    const half = entries.slice(0, entries.length / 2);
    entries = (await throws(half)) ? half : entries.slice(half.length);
  }
  const [name, inner] = entries[0] ?? [];
  if (name === undefined || !(await throws(entries))) return null;
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return name;
  const deeper = await throwingField(inner, (part) => validate({ [name]: part }));
  return deeper === null ? name : `${name}.${deeper}`;
}

class ShapedValidationPipe extends ValidationPipe {
  private readonly log = new Logger('Validation');
  private readonly strict = new ValidationPipe({ ...options, forbidNonWhitelisted: true });

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { type, metatype, data } = metadata;
    // `RowId` and `Uuid` read the text of a path; a conversion before them would accept `%0A7` and `0x7`.
    if (type === 'param') return value;
    if (type === 'body' && value !== undefined) requireObject(value);
    const isStrict = metatype !== undefined && Reflect.hasMetadata(UNKNOWN_REFUSED, metatype);
    const validate = (part: unknown): Promise<unknown> =>
      (isStrict
        ? this.strict.transform(part, metadata)
        : super.transform(part, metadata)) as Promise<unknown>;
    const valid = await validate(value).catch(async (error: unknown) => {
      if (!isFault(error) || typeof value !== 'object' || value === null) throw error;
      const field = (await throwingField(value, validate)) ?? type;
      this.log.error({ field, error }, 'a validator or transformer threw');
      throw refuseFields({ field, message: UNREADABLE_TEXT });
    });
    if (type === 'body' || type === 'query') {
      const [first, ...rest] = illFormedFields(valid, data).map((field) => ({
        field,
        message: UNREADABLE_TEXT,
      }));
      if (first) throw refuseFields(first, ...rest);
    }
    return valid;
  }
}

/**
 * Turns bodies and queries into their DTO classes and reports every wrong field.
 * Unknown fields are dropped, as the specification requires for its own calls; see {@link RefuseUnknown}.
 */
export const validation = (): ValidationPipe => new ShapedValidationPipe(options);
