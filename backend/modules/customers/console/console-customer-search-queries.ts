import { APPROVAL_FILTERS } from '../../../contract/customers/console-customers.js';
import { readChoice, readSwitch } from '../../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../../platform/http/lists/simple-rest.js';
import { refuseFields } from '../../../platform/http/refusal.js';
import { searchWords, wordsQuery } from './customer-search.rules.js';

/** Returns the conditions of a list. Each condition has its own index. */
export function consoleCustomersOf({ filter, ids }: Pick<ListQuery<string>, 'filter' | 'ids'>): {
  where: string;
  values: unknown[];
} {
  const { q } = filter;
  const conditions: string[] = [];
  const values: unknown[] = [];
  if (q !== undefined && typeof q !== 'string')
    throw refuseFields({ field: 'filter.q', message: 'The search must be text.' });
  const words = wordsQuery(searchWords(q ?? ''));
  // Finds the ids in a subquery, because a scan in list order would parse the text of every customer.
  if (words) {
    const found = `SELECT id FROM customers WHERE customer_search_terms(email, mobile, full_name) @@ $${values.push(words)}::tsquery`;
    conditions.push(`c.id = ANY (ARRAY(${found}))`);
  }
  const approval = readChoice(filter, 'approval', APPROVAL_FILTERS);
  if (approval !== null) conditions.push(`c.approval = $${values.push(approval)}`);
  const suspended = readSwitch(filter, 'suspended');
  if (suspended !== null) conditions.push(`c.suspended_at IS ${suspended ? 'NOT NULL' : 'NULL'}`);
  if (ids !== null) conditions.push(`c.id = ANY ($${values.push(ids)}::int[])`);
  return { where: conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '', values };
}
