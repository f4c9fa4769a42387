/** Half of a surrogate pair, which no encoder of URLs, e-mail checker or database accepts. */
export const HALF_PAIR = '\ud800';
export const BROKEN_TEXT = `a${HALF_PAIR}`;

/** The same text as parts of a form. */
export const BROKEN_PARTS: [type: string, text: Buffer][] = [
  ['text/plain', Buffer.from([0xed, 0xa0, 0x80, 0x40])],
  ['text/plain; charset=utf-16le', Buffer.from(`${HALF_PAIR}x`, 'utf16le')],
  ['application/json', Buffer.from(`{"email":"\\ud800@example.com"}`)],
];
const BOUNDARY = 'a-boundary-of-the-test';
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

export const formOf = (name: string, type: string, text: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    text,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** Values that users, programs and attackers put into a field. */
export const WRONG: [name: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['a number out of range', -1e18],
  ['a fraction', 1.5],
  ['an empty text', ''],
  ['blank', '   '],
  ['an array', ['x']],
  ['an object', { $ne: null }],
  ['a NUL byte', 'a\u0000b'],
  ['an emoji', '🚗'],
  ['SQL', `'; DROP TABLE rentals; --`],
  ['a huge text', 'x'.repeat(20_000)],
  ['half of a surrogate pair', BROKEN_TEXT],
  ['half of a surrogate pair in an e-mail address', `${HALF_PAIR}@example.com`],
];

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}
export interface ApiDocument {
  components: { schemas: Record<string, Schema> };
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: Schema }> };
        parameters?: { name: string; in: string }[];
      }
    >
  >;
}

/** Every call of the document with the names of its parameters and fields. */
export function operationsOf({ components, paths }: ApiDocument) {
  const fieldsOf = (schema: Schema | undefined): string[] => {
    if (!schema) return [];
    if (schema.$ref) return fieldsOf(components.schemas[schema.$ref.split('/').at(-1)!]);
    return [...Object.keys(schema.properties ?? {}), ...(schema.allOf ?? []).flatMap(fieldsOf)];
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, parameters = [] }]) => ({
      path,
      method,
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      json: fieldsOf(requestBody?.content['application/json']?.schema),
      form: fieldsOf(requestBody?.content['multipart/form-data']?.schema),
    })),
  );
}

/** A random number generator whose sequence depends on the seed alone. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
