import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatRupees } from '@contract/money';
import { type FareLine, fareLineNote, type FareQuote } from '@contract/rentals/fare';
import { type Composed, type PlainText, shownText, useLocal, useText } from '../i18n';

interface Props {
  label: PlainText | Composed;
  fare: Pick<FareQuote, 'lines' | 'total'>;
}

export function FareTable({ label, fare }: Props) {
  const t = useText();
  const local = useLocal();
  return (
    <Table size="small" aria-label={shownText(label, t)}>
      <TableBody>
        {fare.lines.map((line) => (
          <TableRow key={line.label}>
            <TableCell component="th" scope="row" sx={{ fontWeight: 400 }}>
              {local({ message: line.label, ...line })}
              <FareNote line={line} />
            </TableCell>
            <TableCell align="right">{formatRupees(line.amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
      <TableFooter
        sx={{ '& .MuiTableCell-root': { typography: 'body1', fontWeight: 700, color: 'text.primary' } }}
      >
        <TableRow>
          <TableCell component="th" scope="row">
            {t('Total')}
          </TableCell>
          <TableCell align="right">{formatRupees(fare.total)}</TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function FareNote({ line }: { line: FareLine }) {
  const local = useLocal();
  const note = fareLineNote(line);
  return (
    note && (
      <Typography variant="body2" sx={{ color: 'warning.main' }}>
        {local(note)}
      </Typography>
    )
  );
}
