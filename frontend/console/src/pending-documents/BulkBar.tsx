import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../i18n';
import { BulkApprove } from './BulkApprove';

/** Always rendered, so that nothing moves when the first row is selected. */
export function BulkBar() {
  const t = useText();
  const { selectedIds, data = [], onSelect } = useListContext<PendingDocument>();
  const count = selectedIds.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, px: 2 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {count > 0 ? t('{count} selected', { count }) : t('Select customers to approve them together.')}
      </Typography>
      {data.length > count && (
        <Button size="small" onClick={() => onSelect(data.map(({ id }) => id))}>
          {t('Select all on this page')}
        </Button>
      )}
      {count > 0 && <BulkApprove />}
    </Box>
  );
}
