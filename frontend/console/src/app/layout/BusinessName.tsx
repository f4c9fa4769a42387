import Box from '@mui/material/Box';
import { usePublicSettings } from '../../shared/http/use-public-settings';
import { useText } from '../../shared/i18n';

/** Whose console it is; `Console` until the name is read. */
export function BusinessName() {
  const t = useText();
  const settings = usePublicSettings().data;
  return (
    <Box
      component="span"
      sx={{
        flex: '1 1 0',
        minWidth: 0,
        // On a phone there is room for the buttons only.
        display: { xs: 'none', sm: 'block' },
        px: 1,
        color: '#ffc93c',
        fontWeight: 650,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {settings?.name ?? t('Console')}
    </Box>
  );
}
