import { addDays, instantIn } from '../../contract/calendar.js';
import { defined } from '../../contract/defined.js';
import { AUDIT_ZONE } from '../../contract/office.js';
import { readDay, readRowNumber, readText } from '../../platform/http/lists/list-filter.js';
import type { ListQuery } from '../../platform/http/lists/simple-rest.js';

/** The SQL condition of each filter. */
const CONDITIONS: Record<string, string> = {
  subject: 'a.subject = ?',
  subjectId: 'a.subject_id = ?',
  action: 'a.action = ?',
  staffId: 'a.staff_id = ?',
  from: 'a.at >= ?',
  to: 'a.at < ?',
  ids: 'a.id = ANY (?::int[])',
};

/** Returns the query of a list. Omits absent conditions, because an optional one would prevent the use of the index. */
export function auditEntriesOf({ filter, ids }: Pick<ListQuery<string>, 'filter' | 'ids'>): {
  where: string;
  values: unknown[];
} {
  const from = readDay(filter, 'from');
  const to = readDay(filter, 'to');
  const given = Object.entries({
    subject: readText(filter, 'subject'),
    subjectId: readText(filter, 'subjectId'),
    action: readText(filter, 'action'),
    staffId: readRowNumber(filter, 'staffId'),
    from: from && instantIn(AUDIT_ZONE, from, '00:00'),
    to: to && instantIn(AUDIT_ZONE, addDays(to, 1), '00:00'),
    ids,
  }).filter(([, value]) => value !== null);
  const parts = given.map(([name], index) =>
    defined(CONDITIONS[name], 'condition').replace('?', `$${index + 1}`),
  );
  return {
    where: parts.length > 0 ? `WHERE ${parts.join(' AND ')}` : '',
    values: given.map(([, value]) => value),
  };
}
