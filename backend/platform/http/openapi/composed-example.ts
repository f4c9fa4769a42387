import type { JsonSchema } from './json-schema.js';

type Schemas = Record<string, JsonSchema>;

/**
 * Composes the example of a response from the examples of its properties.
 * @param values replace properties of an object and elements of a list
 */
export function exampleOf(schema: JsonSchema, schemas: Schemas, values?: unknown): unknown {
  if (values === undefined) {
    if (schema.example !== undefined) return schema.example;
    if (schema.examples !== undefined) return schema.examples[0];
  }
  return composed(resolved(schema, schemas), schemas, values);
}

function composed({ items, properties }: JsonSchema, schemas: Schemas, values: unknown): unknown {
  if (items && (values === undefined || Array.isArray(values))) {
    return (values ?? [undefined]).map((value: unknown) => exampleOf(items, schemas, value));
  }
  if (properties && (values === undefined || isObject(values))) {
    return Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        exampleOf(property, schemas, values?.[name]),
      ]),
    );
  }
  return values ?? null;
}

/** Follows a reference. Returns any other schema unchanged. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref !== undefined) return schemas[schema.$ref.replace(/^.*\//, '')] ?? {};
  const [inner] = schema.allOf ?? schema.anyOf ?? [];
  return inner ? resolved(inner, schemas) : schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
