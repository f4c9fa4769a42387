import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { CHANGING_LISTS } from '@contract/reports';
import { useText } from '../../i18n';
import { useListChanges } from './use-list-changes';

// Reserved for the button, so that the filters keep their width.
const BUTTON_WIDTH = 88;

/** A button that shows the rows that arrived while the list was open. */
export function NewRows() {
  const t = useText();
  const { resource, refetch } = useListContext();
  const changes = useListChanges();
  if (!CHANGING_LISTS.some((name) => name === resource)) return null;
  return (
    <Box role="status" sx={{ flex: '1 0 auto', minWidth: { lg: BUTTON_WIDTH } }}>
      {changes && (
        <Button size="small" variant="outlined" onClick={() => void refetch()}>
          {changes.added > 0 ? t('{count} new', { count: changes.added }) : t('Update')}
        </Button>
      )}
    </Box>
  );
}
