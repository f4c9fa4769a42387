import { inferFromExample } from './inferred-schema.js';

describe('inferFromExample', () => {
  it.each([
    [{ type: 'number', example: 7 }, { type: 'integer' }],
    [{ type: 'number', example: 22.4 }, { type: 'number' }],
    [{ type: ['number', 'null'], example: 7 }, { type: ['integer', 'null'] }],
    [
      { type: 'object', example: 1999 },
      { type: 'number', description: 'Rupees' },
    ],
    [{ type: 'string', example: '2026-12-24' }, { format: 'date' }],
    [{ type: 'string', example: '2026-11-21T06:45:00.000Z' }, { format: 'date-time' }],
    [{ type: 'string', example: '7d5e8f7a-5c43-4c39-9a32-0d1c2f0a7b11' }, { format: 'uuid' }],
    [{ type: 'string', example: '12:30' }, { pattern: '^[0-2]\\d:[03]0$' }],
  ])('derives the keywords of %j', (schema, expected) =>
    expect(inferFromExample(schema)).toEqual({ ...schema, ...expected }),
  );

  it('keeps a format that the field declares', () => {
    const schema = { type: 'string', format: 'binary', example: '2026-12-24' };
    expect(inferFromExample(schema)).toEqual(schema);
  });

  it('shows null for a field that may be null and has no example', () => {
    const schema = { anyOf: [{ $ref: '#/components/schemas/Refund' }, { type: 'null' }] };
    expect(inferFromExample(schema)).toEqual({ ...schema, example: null });
  });

  it('shows null first if the example is "null or" another value', () =>
    expect(inferFromExample({ type: ['number', 'null'], example: 'null or 1019' })).toEqual({
      type: ['integer', 'null'],
      examples: [null, 1019],
    }));
});
