import Box from '@mui/material/Box';
import { explain } from '../../shared/http/error-text';
import { useLocal } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { TooManyOpenNotice } from './TooManyOpenNotice';

/** An error of a request, in the reader's language. */
export function RequestProblem({ error, title }: { error: unknown; title: string }) {
  const local = useLocal();
  return error === null ? null : (
    <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
      <Problem title={title} detail={local(explain(error))} />
      <TooManyOpenNotice error={error} />
    </Box>
  );
}
