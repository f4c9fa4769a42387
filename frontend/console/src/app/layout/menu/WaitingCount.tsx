import Box from '@mui/material/Box';
import { useText } from '../../../shared/i18n';
import { VISUALLY_HIDDEN } from '../../../shared/ui/visually-hidden';

const MAX_SHOWN = 99;

export function WaitingCount({ count }: { count: number }) {
  const t = useText();
  return (
    <>
      <Box
        component="span"
        aria-hidden
        sx={{
          flex: 'none',
          minWidth: 22,
          px: 0.75,
          borderRadius: 5,
          bgcolor: 'info.main',
          color: 'info.contrastText',
          fontSize: '0.75rem',
          fontWeight: 700,
          lineHeight: '20px',
          textAlign: 'center',
        }}
      >
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </Box>
      <Box component="span" sx={VISUALLY_HIDDEN}>
        {t('{count} waiting', { count })}
      </Box>
    </>
  );
}
