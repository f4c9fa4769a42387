import Box from '@mui/material/Box';
import { useText } from '../../../shared/i18n';

const KEYS = [
  ['A', 'Approve'],
  ['R', 'Reject'],
  ['N', 'Next'],
  ['P', 'Previous'],
] as const;

export function Shortcuts() {
  const t = useText();
  return (
    <Box
      component="p"
      sx={{
        m: 0,
        width: 1,
        display: { xs: 'none', md: 'flex' },
        gap: 2,
        typography: 'caption',
        color: 'text.secondary',
        '& kbd': {
          px: 0.75,
          mr: 0.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--r-xs)',
          font: 'inherit',
        },
      }}
    >
      {KEYS.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd>
          {t(what)}
        </span>
      ))}
    </Box>
  );
}
