import FormControlLabel from '@mui/material/FormControlLabel';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { guessColumns } from '@contract/payments/statement.rules';
import type { StatementLine, StatementMapping } from '@contract/payments/statements';
import { useText } from '../i18n';

interface Props {
  lines: readonly StatementLine[];
  mapping: StatementMapping;
  change: (mapping: StatementMapping) => void;
}

const NONE = -1;

export function MappingFields({ lines, mapping, change }: Props) {
  const t = useText();
  const names = lines.find(({ line }) => line === mapping.headerLine)?.cells ?? [];
  const columns = names.map((name, column) => ({
    column,
    name: name.trim() || `${t('Column')} ${column + 1}`,
  }));
  const set = (part: Partial<StatementMapping>): void => change({ ...mapping, ...part });

  const select = (label: string, column: number | null, use: (column: number) => void, optional = false) => (
    <TextField
      select
      label={label}
      value={column ?? NONE}
      onChange={({ target }) => use(Number(target.value))}
    >
      {optional && <MenuItem value={NONE}>{t('None')}</MenuItem>}
      {columns.map(({ column: value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
  const orNull = (column: number): number | null => (column === NONE ? null : column);

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      <TextField
        select
        label={t('Line with the column names')}
        value={mapping.headerLine}
        onChange={({ target }) => {
          const headerLine = Number(target.value);
          const header = lines.find(({ line }) => line === headerLine);
          change({ headerLine, ...guessColumns(header?.cells ?? []) });
        }}
      >
        {lines.map(({ line, cells }) => (
          <MenuItem key={line} value={line}>
            {`${line}: ${cells.join(' · ').slice(0, 60)}`}
          </MenuItem>
        ))}
      </TextField>
      {select(t('Transaction ID'), mapping.id, (id) => set({ id }))}
      {select(t('Amount received'), mapping.amount, (amount) => set({ amount }))}
      {select(
        t('Column that says Cr or Dr'),
        mapping.direction,
        (column) => set({ direction: orNull(column) }),
        true,
      )}
      {select(t('Date'), mapping.date, (column) => set({ date: orNull(column) }), true)}
      <FormControlLabel
        sx={{ gridColumn: '1 / -1' }}
        control={
          <Checkbox
            checked={mapping.fromNarration}
            onChange={({ target }) => set({ fromNarration: target.checked })}
          />
        }
        label={t('The ID is inside a narration: extract it from the text')}
      />
    </Box>
  );
}
