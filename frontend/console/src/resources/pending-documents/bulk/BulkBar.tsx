import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../../shared/i18n';
import { BulkApprove } from './BulkApprove';
import { useApprovable } from './use-approvable';

/** Always rendered, so that selecting the first row causes no layout shift. */
export function BulkBar() {
  const t = useText();
  const { onSelect } = useListContext<PendingDocument>();
  const { ready, selected } = useApprovable();
  const count = selected.length;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 48, px: 2 }}>
      <Typography variant="body2" color="textSecondary" role="status">
        {count > 0
          ? t('{count} selected', { count })
          : t('Select customers whose documents you have viewed to approve them together.')}
      </Typography>
      {ready.length > count && (
        <Button size="small" onClick={() => onSelect(ready.map(({ id }) => id))}>
          {t('Select all viewed')}
        </Button>
      )}
      {count > 0 && <BulkApprove />}
    </Box>
  );
}
