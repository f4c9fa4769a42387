import { useListContext } from 'react-admin';
import Button from '@mui/material/Button';

interface Props {
  source: string;
  alwaysOn?: boolean;
}

/** One press to all money that has to go back: refunds due, and payments that found no free car. */
export function OwedFilter({ source }: Props) {
  const { filterValues, setFilters } = useListContext();
  const on = filterValues[source] === true;
  return (
    <Button
      variant={on ? 'contained' : 'outlined'}
      color={on ? 'primary' : 'inherit'}
      aria-pressed={on}
      onClick={() => setFilters(on ? { status: 'SUBMITTED' } : { [source]: true })}
      sx={{ mb: 0.5, whiteSpace: 'nowrap' }}
    >
      Money to give back
    </Button>
  );
}
