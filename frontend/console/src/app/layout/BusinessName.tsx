import Box from '@mui/material/Box';
import { usePublicSettings } from '../../shared/http/use-public-settings';
import { useText } from '../../shared/i18n';

/** The business name, or `Console` until it is loaded. */
export function BusinessName() {
  const t = useText();
  const settings = usePublicSettings().data;
  return (
    <Box
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        // A phone only has room for the buttons.
        display: { xs: 'none', sm: 'flex' },
        '& > span': {
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          letterSpacing: '0.02em',
        },
      }}
    >
      <span className="plate">{settings?.name ?? t('Console')}</span>
    </Box>
  );
}
