import type { JsonSchema } from './json-schema.js';

type Schemas = Record<string, JsonSchema>;

/**
 * The example of a whole answer, composed from those of its properties. `values` are what it shows instead: those of an
 * object replace single properties, those of a list its elements.
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

/** The schema that a reference stands for; itself where there is none. */
function resolved(schema: JsonSchema, schemas: Schemas): JsonSchema {
  if (schema.$ref !== undefined) return schemas[schema.$ref.replace(/^.*\//, '')] ?? {};
  const [inner] = schema.allOf ?? schema.anyOf ?? [];
  return inner ? resolved(inner, schemas) : schema;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
