import Box from '@mui/material/Box';
import { explain } from '../http/error-text';
import { Problem } from './Problem';
import { TryAgain } from './TryAgain';

interface Props {
  /** The query that reads the record, which is shown as it was read before. */
  reading: { error: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Reports that a record could not be read again. The page stays open, because it can contain unsent input. */
export const RereadProblem = ({ reading: { error, isFetching, refetch } }: Props) =>
  error ? (
    <Box sx={{ mb: 2 }}>
      <Problem
        title={explain(error)}
        action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
      />
    </Box>
  ) : null;
