import type { JsonSchema } from './json-schema.js';

const TEXTS: [shape: RegExp, keywords: JsonSchema][] = [
  [/^\d{4}-\d\d-\d\d$/, { format: 'date' }],
  [/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, { format: 'date-time' }],
  [/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, { format: 'uuid' }],
  [/^[0-2]\d:[03]0$/, { pattern: '^[0-2]\\d:[03]0$' }],
];

/**
 * Adds keywords from the example that TypeScript cannot express: whole numbers, rupees, and the format of a text. The
 * compiler drops examples that are null, so `null or 5` means both.
 */
export function inferFromExample(schema: JsonSchema): JsonSchema {
  const { example, ...others } = schema;
  const [, value] = typeof example === 'string' ? (/^null or (.*)$/.exec(example) ?? []) : [];
  if (value !== undefined) {
    const number = Number(value);
    const shown = Number.isNaN(number) ? value : number;
    return { ...others, ...keywordsOf(schema, shown), examples: [null, shown] };
  }
  if (example === undefined && schema.examples === undefined && isNullable(schema)) {
    return { ...schema, example: null };
  }
  return { ...schema, ...keywordsOf(schema, example) };
}

function keywordsOf(schema: JsonSchema, example: unknown): JsonSchema {
  if (typeof example === 'number') return keywordsOfNumber(schema, example);
  const isPlain = names(schema, 'string') && !schema['format'] && !schema['enum'];
  if (typeof example !== 'string' || !isPlain) return {};
  return TEXTS.find(([shape]) => shape.test(example))?.[1] ?? {};
}

function keywordsOfNumber(schema: JsonSchema, example: number): JsonSchema {
  // The compiler describes a branded number as an object.
  if (names(schema, 'object')) {
    return { type: renamed(schema, 'number'), description: schema['description'] ?? 'Rupees' };
  }
  return Number.isInteger(example) ? { type: renamed(schema, 'integer') } : {};
}

const names = ({ type }: JsonSchema, name: string): boolean => [type].flat().includes(name);

const isNullable = (schema: JsonSchema): boolean =>
  [schema, ...(schema.anyOf ?? [])].some((one) => names(one, 'null'));

const renamed = ({ type }: JsonSchema, name: string): JsonSchema['type'] =>
  Array.isArray(type) ? type.map((one) => (one === 'null' ? one : name)) : name;
