import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { explain } from '../../../shared/http/error-text';
import { useLocal, useText } from '../../../shared/i18n';
import { DocumentView } from '../../../shared/ui/documents/DocumentView';
import { useDocumentLink } from '../../../shared/ui/documents/use-document-link';
import { Panel } from '../../../shared/ui/Panel';
import { Problem } from '../../../shared/ui/Problem';
import { TryAgain } from '../../../shared/ui/TryAgain';

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
