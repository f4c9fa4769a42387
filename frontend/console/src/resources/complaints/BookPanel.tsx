import Box from '@mui/material/Box';
import type { ComplaintBookPage } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { BookPage } from './BookPage';
import { MarkSentAction } from './MarkSentAction';
import { PageFile } from './PageFile';

/** The page of the complaint book, with its file and the state of its duplicate. */
export function BookPanel({ id, page }: { id: number; page: ComplaintBookPage }) {
  const t = useText();
  return (
    <Panel title={{ text: t('Complaint book, page {number}', { number: page.number }) }}>
      <BookPage page={page} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PageFile id={id} />
        {page.duplicateSentOn === null && <MarkSentAction isNext />}
      </Box>
    </Panel>
  );
}
