import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { explain } from '../../shared/http/error-text';
import { useLocal, useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { TryAgain } from '../../shared/ui/TryAgain';
import type { useSearch } from './use-search';

/** The states without results: a hint, searching, nothing found, or an error. */
export function SearchState({ found, error, isSearching, tryAgain }: ReturnType<typeof useSearch>) {
  const t = useText();
  const local = useLocal();
  if (error)
    return (
      <Box sx={{ p: 2 }}>
        <Problem title={local(explain(error))} action={<TryAgain busy={false} onPress={tryAgain} />} />
      </Box>
    );
  if (isSearching) return <LinearProgress aria-label={t('Searching…')} sx={{ mt: 1 }} />;
  if (found && found.length > 0) return null;
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ p: 2 }}>
      {found
        ? t('Nothing was found. Check the spelling, or type only the beginning.')
        : t('Type a reference, name, mobile number, number plate, transaction ID or complaint number.')}
    </Typography>
  );
}
