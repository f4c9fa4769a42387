import { readSources } from './table-owners';
import { undescribedFields } from './wire-types';

const OTHER = `
export class Car { id: number; }
export interface Payee { name: string; }
export type Colour = 'red' | 'blue';`;

describe('types of the fields on the wire', () => {
  it('are classes', () =>
    expect(undescribedFields(readSources(['backend/contract', 'backend/modules']))).toEqual([]));

  it.each([
    ['declared: Payee;'],
    ['listed: Payee[] | null;'],
    ['partial: Partial<Payee>;'],
    ['inline: { id: number };'],
    ['both: Car & Colour;'],
  ])('are reported if the API document cannot describe them: %s', (field) => {
    const wire = `export class Wire { car: Car | null; colours: Record<string, Colour[]>; ${field} }`;
    const path = 'backend/contract/wire.ts';
    expect(undescribedFields({ [path]: wire, 'backend/contract/other.ts': OTHER })).toEqual([
      `${path}: ${field}`,
    ]);
  });
});
