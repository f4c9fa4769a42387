import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { explain } from '../../http/error-text';
import { useLocal, useText } from '../../i18n';
import { formatInstant } from '../../i18n/format';
import { Panel } from '../Panel';
import { Problem } from '../Problem';
import { useStaffLabel } from '../staff/use-staff-label';
import { TryAgain } from '../TryAgain';
import { AddNote } from './AddNote';
import { type Noted, useNotes } from './use-notes';

/** Notes of staff about a record. */
export function NotesPanel(noted: Noted) {
  const t = useText();
  const local = useLocal();
  const staffLabel = useStaffLabel();
  const { data: notes, error, isFetching, refetch } = useNotes(noted);
  return (
    <Panel title="Notes for staff">
      <AddNote key={`${noted.about}/${noted.id}`} {...noted} />
      {error && (
        <Problem
          title={local(explain(error))}
          action={<TryAgain busy={isFetching} onPress={() => void refetch()} />}
        />
      )}
      {!notes && !error && <Skeleton variant="rounded" height={24} />}
      {notes?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('No notes yet. Only staff can read them.')}
        </Typography>
      )}
      {notes?.map(({ id, text, by, at }) => (
        <Box key={id} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div">
            {t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) })}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
