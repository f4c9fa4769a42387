import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatPaise, minus, NO_PAISE } from '@contract/money';
import { readStatementRow } from '@contract/payments/statement.rules';
import type { StatementLine, StatementMapping } from '@contract/payments/statements';
import { useLocal, useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { TwoLines } from '../../shared/ui/TwoLines';

const ROWS = 8;

/** The first rows under the current mapping of columns. */
export function MappedRows({
  lines,
  mapping,
}: {
  lines: readonly StatementLine[];
  mapping: StatementMapping;
}) {
  const t = useText();
  const local = useLocal();
  const rows = lines.filter(({ line }) => line > mapping.headerLine).slice(0, ROWS);
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('Rows')}>
      <Table size="small" aria-label={t('The first rows, as they are read')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('Line')}</TableCell>
            <TableCell>{t('Transaction ID')}</TableCell>
            <TableCell align="right">{t('Amount')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ line, cells }) => {
            const row = readStatementRow(cells, mapping);
            return (
              <TableRow key={line}>
                <TableCell>
                  <TwoLines main={line} below={row.day ? formatDay(row.day) : '–'} />
                </TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {row.is === 'UNREADABLE' ? local(row.problem) : idText(row.ids, t('No ID found'))}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {row.is === 'CREDIT' && formatPaise(row.amount)}
                  {row.is === 'OTHER' &&
                    (row.debit > 0 ? formatPaise(minus(NO_PAISE, row.debit)) : t('Skipped'))}
                  {row.is === 'UNREADABLE' && t('Unreadable')}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Shows the most probable ID and the number of others, because a narration also contains other words. */
const idText = ([first, ...others]: readonly string[], none: string): string =>
  first === undefined ? none : others.length === 0 ? first : `${first} (+${others.length})`;
