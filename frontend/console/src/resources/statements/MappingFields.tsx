import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { guessColumns } from '@contract/payments/statement.rules';
import type { StatementLine, StatementMapping } from '@contract/payments/statements';
import { useText } from '../../shared/i18n';

interface Props {
  lines: readonly StatementLine[];
  mapping: StatementMapping;
  change: (mapping: StatementMapping) => void;
}

const NONE = -1;
const NATIVE = { select: { native: true } } as const;

export function MappingFields({ lines, mapping, change }: Props) {
  const t = useText();
  const names = lines.find(({ line }) => line === mapping.headerLine)?.cells ?? [];
  const columns = names.map((name, column) => ({
    column,
    name: name.trim() || `${t('Column')} ${column + 1}`,
  }));
  const set = (part: Partial<StatementMapping>): void => change({ ...mapping, ...part });

  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
      }}
    >
      <HeaderLineSelect lines={lines} mapping={mapping} change={change} />
      <ColumnSelect
        label={t('Transaction ID')}
        columns={columns}
        value={mapping.id}
        use={(id) => set({ id })}
      />
      <ColumnSelect
        label={t('Amount received')}
        columns={columns}
        value={mapping.amount}
        use={(amount) => set({ amount })}
      />
      <OptionalColumnSelect
        label={t('Column that says Cr or Dr')}
        columns={columns}
        value={mapping.direction}
        use={(direction) => set({ direction })}
      />
      <OptionalColumnSelect
        label={t('Amount sent')}
        columns={columns}
        value={mapping.debit ?? null}
        use={(debit) => set({ debit })}
      />
      <OptionalColumnSelect
        label={t('Date')}
        columns={columns}
        value={mapping.date}
        use={(date) => set({ date })}
      />
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

/** Selects the header line. Another header line resets the mapping to a guess of its columns. */
function HeaderLineSelect({ lines, mapping, change }: Props) {
  const t = useText();
  return (
    <TextField
      select
      slotProps={NATIVE}
      label={t('Line with the column names')}
      value={mapping.headerLine}
      onChange={({ target }) => {
        const headerLine = Number(target.value);
        const header = lines.find(({ line }) => line === headerLine);
        change({ headerLine, ...guessColumns(header?.cells ?? []) });
      }}
    >
      {lines.map(({ line, cells }) => (
        <option key={line} value={line}>
          {`${line}: ${cells.join(' · ').slice(0, 60)}`}
        </option>
      ))}
    </TextField>
  );
}

interface SelectProps<Column> {
  /** Already translated. */
  label: string;
  columns: readonly { column: number; name: string }[];
  value: Column;
  use: (column: Column) => void;
}

const ColumnSelect = ({
  label,
  columns,
  value,
  use,
  children,
}: SelectProps<number> & { children?: ReactNode }) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={({ target }) => use(Number(target.value))}
    slotProps={NATIVE}
  >
    {children}
    {columns.map(({ column, name }) => (
      <option key={column} value={column}>
        {name}
      </option>
    ))}
  </TextField>
);

function OptionalColumnSelect({ value, use, ...select }: SelectProps<number | null>) {
  const t = useText();
  return (
    <ColumnSelect {...select} value={value ?? NONE} use={(column) => use(column === NONE ? null : column)}>
      <option value={NONE}>{t('None')}</option>
    </ColumnSelect>
  );
}
