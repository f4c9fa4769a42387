import { Link, useCreatePath, useGetList } from 'react-admin';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { explain } from '../call-error';
import { formatAge } from '../format';

interface Props {
  label: string;
  resource: string;
  /** The field that says since when a row waits. */
  since: string;
  filter?: Record<string, string>;
}

/** How many rows wait, how long the oldest has, and the way to them. */
export function WaitingCard({ label, resource, since, filter = {} }: Props) {
  const { data, total, error, isPending } = useGetList(resource, {
    pagination: { page: 1, perPage: 1 },
    sort: { field: since, order: 'ASC' },
    filter,
  });
  const list = useCreatePath()({ resource, type: 'list' });
  const oldest = data?.[0]?.[since] as string | undefined;

  function below(): string {
    if (error) return explain(error);
    if (isPending) return 'Counting…';
    return oldest ? `Oldest waits ${formatAge(oldest)}` : 'Nothing waits';
  }

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 600 }}>
        <Link to={`${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>{label}</Link>
      </Typography>
      <Typography
        component="p"
        className="figures"
        sx={{ fontSize: '2.25rem', fontWeight: 700, lineHeight: 1.3 }}
      >
        {total ?? '–'}
      </Typography>
      <Typography variant="body2" color={error ? 'error' : 'textSecondary'}>
        {below()}
      </Typography>
    </Paper>
  );
}
