import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { explain } from '../../http/error-text';
import { useLocal, useText } from '../../i18n';
import { DocumentView } from '../../ui/documents/DocumentView';
import { useDocumentLink } from '../../ui/documents/use-document-link';
import { Panel } from '../../ui/Panel';
import { Problem } from '../../ui/Problem';
import { TryAgain } from '../../ui/TryAgain';

export function ScreenshotPanel({ path, transactionId }: { path: string; transactionId: string }) {
  const t = useText();
  const local = useLocal();
  const { link, failed, onBroken, again } = useDocumentLink(path);

  return (
    <Panel title="Screenshot">
      {failed && (
        <Problem
          title={t('Failed to load document.')}
          detail={link.error ? local(explain(link.error)) : t('The file could not be shown.')}
          action={<TryAgain busy={link.isFetching} onPress={again} />}
        />
      )}
      {!failed && !link.data && <Skeleton variant="rounded" height={480} />}
      {!failed && link.data && (
        <Box sx={{ display: 'grid', minHeight: 0, height: { xs: 'auto', sm: '68vh' } }}>
          <DocumentView
            link={link.data}
            title={t('Screenshot of {id}', { id: transactionId })}
            onBroken={onBroken}
          />
        </Box>
      )}
    </Panel>
  );
}
