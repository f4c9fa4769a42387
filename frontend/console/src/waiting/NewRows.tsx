import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useText } from '../i18n';
import { useListChanges } from './use-list-changes';

/** Shows the rows that came while the list was open; until then nothing moves. */
export function NewRows() {
  const t = useText();
  const { refetch } = useListContext();
  const changes = useListChanges();
  return (
    <Box role="status" sx={{ flex: '1 0 auto' }}>
      {changes && (
        <Button size="small" variant="contained" color="secondary" onClick={() => void refetch()}>
          {changes.added > 0 ? t('{count} new', { count: changes.added }) : t('Show changes')}
        </Button>
      )}
    </Box>
  );
}
