import type { SortPayload } from 'react-admin';
import type { PlainText } from '../../i18n/texts';

type Filter = Readonly<Record<string, unknown>>;

/** A part of a list with its own filter and order. */
export interface ListTab<Name extends string> {
  name: Name;
  label: PlainText;
  filter: Filter;
  sort: SortPayload;
}

/** The tab that shows the rows of a filter. The last tab has no filter and shows everything else. */
export const tabOf = <Name extends string>(
  tabs: readonly ListTab<Name>[],
  values: Filter,
): ListTab<Name> | undefined =>
  tabs.find(({ filter }) => Object.entries(filter).every(([source, value]) => values[source] === value));
