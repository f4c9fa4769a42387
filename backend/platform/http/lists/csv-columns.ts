import type { Type } from '@nestjs/common';

/** One column: the path of its value in a row, and its heading. */
export interface CsvColumn {
  header: string;
  path: readonly string[];
}

/** A field in the metadata that the compiler's plugin creates. */
interface Field {
  type?: string | (() => Type | [Type]);
}

const FACTORY = '_OPENAPI_METADATA_FACTORY';

/**
 * The columns of a row. They come from its class, so that an empty list has them, too. The fields of an object become
 * columns.
 * @param screenOnly fields of the row that the file omits
 */
export function columnsOf(
  row: Type,
  screenOnly: readonly string[] = [],
  path: readonly string[] = [],
): CsvColumn[] {
  return Object.entries(fieldsOf(row)).flatMap(([name, { type }]) => {
    if (screenOnly.includes(name)) return [];
    const here = [...path, name];
    const inner = typeof type === 'function' ? type() : null;
    const columns = typeof inner === 'function' ? columnsOf(inner, [], here) : [];
    return columns.length > 0 ? columns : [{ header: headerOf(here), path: here }];
  });
}

/** The fields of a class in their order, after the fields of its parent. */
function fieldsOf(type: Type): Record<string, Field> {
  if (!Object.hasOwn(type, FACTORY)) return {};
  const own = type as Type & Record<typeof FACTORY, () => Record<string, Field>>;
  return { ...fieldsOf(Object.getPrototypeOf(type) as Type), ...own[FACTORY]() };
}

/** Returns `Fare rental cost` for `fare.rentalCost`. */
function headerOf(path: readonly string[]): string {
  const words = path
    .join(' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
