import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { type PlainText, useText } from '../i18n';

interface Props {
  source: string;
  label: PlainText;
  alwaysOn?: boolean;
}

/** Filters by `source`; pressed again, returns to all payments that are waiting. */
export function QueueButton({ source, label }: Props) {
  const t = useText();
  const { setFilters, ...list } = useListContext();
  const on = (list.filterValues as Record<string, unknown>)[source] === true;
  return (
    <Button
      variant={on ? 'contained' : 'outlined'}
      color={on ? 'primary' : 'inherit'}
      aria-pressed={on}
      onClick={() => setFilters(on ? { status: 'SUBMITTED' } : { [source]: true })}
      sx={{ mb: 0.5, whiteSpace: 'nowrap' }}
    >
      {t(label)}
    </Button>
  );
}
