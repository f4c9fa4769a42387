import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useEffect, useState } from 'react';
import { explain } from '../../http/error-text';
import { useText } from '../../i18n';
import { Problem } from '../Problem';
import { TryAgain } from '../TryAgain';
import { useInView } from '../use-in-view';
import { DocumentView } from './DocumentView';
import { useDocumentLink } from './use-document-link';
import { useMarkOpened } from './use-opened-documents';

/** A private document, as tall as its container. It is recorded as opened after it has been visible. */
export function DocumentPane({ title, path }: { title: string; path: string }) {
  const t = useText();
  const { link, failed, onBroken, again } = useDocumentLink(path);
  const [frame, isInView] = useInView<HTMLDivElement>(0.9);
  const [isLoaded, setLoaded] = useState(false);
  const markOpened = useMarkOpened();
  const isOpened = isLoaded && isInView;
  useEffect(() => {
    if (isOpened) markOpened(path);
  }, [isOpened, markOpened, path]);

  return (
    <Box
      ref={frame}
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
        <DocumentView link={link.data} title={title} onLoaded={() => setLoaded(true)} onBroken={onBroken} />
      )}
    </Box>
  );
}
