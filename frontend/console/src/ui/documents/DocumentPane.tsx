import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { explain } from '../../http/error-text';
import type { ConsoleDataProvider } from '../../dataProvider';
import { useText } from '../../i18n';
import { DocumentView } from './DocumentView';
import { Problem } from '../Problem';
import { TryAgain } from '../TryAgain';

/** A private document, as tall as its container. */
export function DocumentPane({ title, path }: { title: string; path: string }) {
  const data = useDataProvider<ConsoleDataProvider>();
  const t = useText();
  const [broken, setBroken] = useState(false);
  // The link expires after minutes, so it is never cached.
  const link = useQuery({
    queryKey: ['document', path],
    queryFn: () => data.documentLink(path),
    gcTime: 0,
    staleTime: Infinity,
  });
  const failed = broken || link.isError;

  function again(): void {
    setBroken(false);
    void link.refetch();
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateRows: 'minmax(0, 1fr)',
        gridTemplateColumns: 'minmax(0, 1fr)',
        height: 1,
      }}
    >
      {link.isPending && <CircularProgress aria-label={t('Loading the document')} sx={{ m: 'auto' }} />}
      {failed && (
        <Problem
          title="Failed to load document."
          detail={link.error ? explain(link.error) : 'The file could not be shown.'}
          action={<TryAgain busy={link.isFetching} onPress={again} />}
        />
      )}
      {!failed && link.data && (
        <DocumentView link={link.data} title={title} onBroken={() => setBroken(true)} />
      )}
    </Box>
  );
}
