import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useGetList } from 'react-admin';
import { useText } from '../../shared/i18n';
import { ResendAllButton } from './ResendAllButton';

const FAILED = { state: 'FAILED' };

/** The number of failed messages, with a link to them. */
export function FailedNote() {
  const t = useText();
  const { total = 0 } = useGetList('messages', {
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: FAILED,
  });
  const list = useCreatePath()({ resource: 'messages', type: 'list' });
  if (total === 0) return null;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 2, flexWrap: 'wrap' }}
      action={
        <>
          <Button
            component={Link}
            to={`${list}?filter=${encodeURIComponent(JSON.stringify(FAILED))}`}
            color="inherit"
            size="small"
          >
            {t('Show them')}
          </Button>
          <ResendAllButton />
        </>
      }
    >
      {t('Not delivered: {count}', { count: total })}
    </Alert>
  );
}
