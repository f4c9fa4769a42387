import Box from '@mui/material/Box';
import { explain } from '../error-text';
import { useLocalMessage } from '../i18n';
import { Problem } from '../ui/Problem';
import { TooManyOpenNotice } from './TooManyOpenNotice';

/** What went wrong with a call, in the reader's language. */
export function CallProblem({ wrong, title }: { wrong: unknown; title: string }) {
  const local = useLocalMessage();
  return wrong === null ? null : (
    <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
      <Problem title={title} detail={local(explain(wrong))} />
      <TooManyOpenNotice error={wrong} />
    </Box>
  );
}
