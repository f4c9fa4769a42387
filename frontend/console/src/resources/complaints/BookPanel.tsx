import Box from '@mui/material/Box';
import type { ComplaintBookPage } from '@contract/customers/complaints';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { DownloadPdf } from '../../shared/ui/documents/DownloadPdf';
import { Panel } from '../../shared/ui/Panel';
import { BookPage } from './BookPage';
import type { ComplaintCalls } from './calls';
import { MarkSentAction } from './MarkSentAction';

/** The page of the complaint book, with its file and the state of its duplicate. */
export function BookPanel({ id, page }: { id: number; page: ComplaintBookPage }) {
  const t = useText();
  const data = useCalls<ComplaintCalls>();
  return (
    <Panel title={{ text: t('Complaint book, page {number}', { number: page.number }) }}>
      <BookPage page={page} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <DownloadPdf
          label="Form 7 (PDF)"
          variant="outlined"
          load={(language) => data.downloadPage(id, language)}
        />
        {page.duplicateSentOn === null && <MarkSentAction isNext />}
      </Box>
    </Panel>
  );
}
