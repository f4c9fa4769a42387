import Box from '@mui/material/Box';
import { usePublicSettings } from '../../shared/http/use-public-settings';
import { useText } from '../../shared/i18n';

/** Whose console it is; `Console` until the name is read. */
export function BusinessName() {
  const t = useText();
  const settings = usePublicSettings().data;
  return (
    <Box
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        // On a phone there is room for the buttons only.
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
