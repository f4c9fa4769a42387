import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConsoleComplaint } from '@contract/customers/complaints';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';

export function AnswersPanel({ answers }: Pick<ConsoleComplaint, 'answers'>) {
  const t = useText();
  const staffLabel = useStaffLabel();
  return (
    <Panel title="Answers">
      {answers.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('Not answered yet.')}
        </Typography>
      )}
      {answers.map(({ text, by, at }) => (
        <Box key={at} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {t('{when} by {who}', { when: formatInstant(at), who: staffLabel(by) })}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
