import Box from '@mui/material/Box';
import { useText } from '../../shared/i18n';
import { formatAge, formatShortInstant, formatUntil } from '../../shared/i18n/format';
import { TwoLines } from '../../shared/ui/TwoLines';

/** The time of the customer's next pickup, and how soon it is. */
export function NextPickup({ at }: { at: string | null }) {
  const t = useText();
  if (at === null) return <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{t('None')}</Box>;
  const isMissed = Date.parse(at) < Date.now();
  return (
    <TwoLines
      main={<span style={{ whiteSpace: 'nowrap' }}>{formatShortInstant(at)}</span>}
      below={
        isMissed ? (
          <Box component="span" sx={{ color: 'error.main' }}>
            {t('{age} ago', { age: formatAge(at) })}
          </Box>
        ) : (
          t('in {age}', { age: formatUntil(at) })
        )
      }
    />
  );
}
