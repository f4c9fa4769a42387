import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import type { ConsoleRental } from '@contract/console';
import { formatRupees } from '@contract/money';
import { Panel } from '../ui/Panel';

/** The fare as it was agreed; later prices do not change it. */
export function FarePanel({ rental }: { rental: ConsoleRental }) {
  return (
    <Panel title="Fare">
      <Table size="small" aria-label="Fare">
        <TableBody>
          {rental.fare.lines.map(({ label, amount }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
                {label}
              </TableCell>
              <TableCell align="right">{formatRupees(amount)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter
          sx={{ '& .MuiTableCell-root': { typography: 'body1', fontWeight: 700, color: 'text.primary' } }}
        >
          <TableRow>
            <TableCell component="th" scope="row">
              Total
            </TableCell>
            <TableCell align="right">{formatRupees(rental.total)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </Panel>
  );
}
