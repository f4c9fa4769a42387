import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { DeskRentalCalls } from '../../resources/desk-rentals/calls';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';

/** Whose console it is; `Console` until the name is read. */
export function BusinessName() {
  const t = useText();
  const data = useCalls<DeskRentalCalls>();
  const settings = useQuery({ queryKey: ['public-settings'], queryFn: () => data.publicSettings() }).data;
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
