import { normaliseMobile } from '../../contract/customers/identity.js';
import { MESSAGE_CHANNELS, MESSAGE_STATES } from '../../contract/office.js';
import { beginningWith, readChoice, readText } from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';
import { statusOf } from './message.presenter.js';

/** Returns the query of a list. Omits absent conditions, because an optional one would prevent the use of the index. */
export function messagesOf({ filter, ids }: Pick<ListQuery<string>, 'filter' | 'ids'>): {
  where: string;
  values: unknown[];
} {
  const q = readText(filter);
  const conditions = Object.entries({
    'status = ?': statusOf(readChoice(filter, 'state', MESSAGE_STATES)),
    'channel = ?': readChoice(filter, 'channel', MESSAGE_CHANNELS),
    'recipient LIKE ?': q && beginningWith(normaliseMobile(q) ?? q.toLowerCase().replace(/\s/g, '')),
    'id = ANY (?::int[])': ids,
  }).filter(([, value]) => value !== null);
  const where = conditions
    .map(
      ([condition], index) => `${index === 0 ? 'WHERE' : 'AND'} ${condition.replace('?', `$${index + 1}`)}`,
    )
    .join(' ');
  return { where, values: conditions.map(([, value]) => value) };
}
