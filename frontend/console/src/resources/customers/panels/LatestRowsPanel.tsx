import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link, type RaRecord, type SortPayload, useCreatePath, useGetList } from 'react-admin';
import { explain } from '../../../shared/http/error-text';
import { type PlainText, useText } from '../../../shared/i18n';
import { Panel } from '../../../shared/ui/Panel';
import { Problem } from '../../../shared/ui/Problem';
import { TOUCH_TARGET } from '../../../shared/ui/touch-target';

interface Props<Row extends RaRecord> {
  resource: string;
  title: PlainText;
  /** The search text. Each e-mail address belongs to only one customer. */
  email: string;
  sort: SortPayload;
  /** True if the row is this customer's. The search also finds rows of others. */
  belongs: (row: Row) => boolean;
  empty: PlainText;
  children: (row: Row) => ReactNode;
}

const SHOWN = 5;

/** A customer's latest rows of a resource, with a link to all of them. */
export function LatestRowsPanel<Row extends RaRecord>({
  resource,
  title,
  email,
  sort,
  belongs,
  empty,
  children,
}: Props<Row>) {
  const t = useText();
  const filter = { q: email };
  const { data, error, isPending } = useGetList<Row>(
    resource,
    { pagination: { page: 1, perPage: SHOWN }, sort, filter },
    { onError: () => undefined },
  );
  const list = useCreatePath()({ resource, type: 'list' });
  const rows = data?.filter(belongs) ?? [];
  return (
    <Panel title={title}>
      {error && <Problem title={explain(error)} />}
      {isPending && <Skeleton variant="rounded" height={48} />}
      {data && rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t(empty)}
        </Typography>
      )}
      {rows.length > 0 && (
        <>
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
            {rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </Box>
          <Typography variant="body2">
            <Link to={`${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`} sx={TOUCH_TARGET}>
              {t('Show all')}
            </Link>
          </Typography>
        </>
      )}
    </Panel>
  );
}
