import type { Type } from '@nestjs/common';
import { DECORATORS } from '@nestjs/swagger';

/** One column: the path of its value in a row, and its heading. */
export interface CsvColumn {
  header: string;
  path: readonly string[];
}

/** Options of a property that is for screens only. */
export const NOT_IN_CSV = { 'x-csv': false };

interface Property {
  type: unknown;
  isArray?: boolean;
  'x-csv'?: boolean;
}

/**
 * The columns of a row, derived from its class so that an empty list has them too; an object's fields become columns.
 * A property with {@link NOT_IN_CSV} is left out.
 */
export function columnsOf(row: Type, path: readonly string[] = []): CsvColumn[] {
  return namesOf(row).flatMap((name) => {
    const property = Reflect.getMetadata(
      DECORATORS.API_MODEL_PROPERTIES,
      row.prototype as object,
      name,
    ) as Property;
    if (property['x-csv'] === false) return [];
    const here = [...path, name];
    const isObject = !property.isArray && typeof property.type === 'function';
    const columns = isObject ? columnsOf(property.type as Type, here) : [];
    return columns.length > 0 ? columns : [{ header: headerOf(here), path: here }];
  });
}

/** The documented properties of a class, in their order. */
function namesOf(type: Type): string[] {
  const names: unknown = Reflect.getMetadata(DECORATORS.API_MODEL_PROPERTIES_ARRAY, type.prototype as object);
  return ((names ?? []) as string[]).map((name) => name.slice(1));
}

/** `fare.rentalCost` is `Fare rental cost`. */
function headerOf(path: readonly string[]): string {
  const words = path
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
