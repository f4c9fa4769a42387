import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EditableSettings, SettingsChange } from '@contract/settings';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { ChangesTable } from '../../shared/ui/changes/ChangesTable';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../shared/ui/TwoLines';
import { SETTING_NAMES } from './settings.form';

export function HistoryPanel({ history }: { history: SettingsChange[] }) {
  const t = useText();
  return (
    <Panel title="History">
      {history.length === 0 && <Typography>{t('Nothing has been changed yet.')}</Typography>}
      {history.map((change) => (
        <ChangeDetails key={change.version} change={change} />
      ))}
    </Panel>
  );
}

function ChangeDetails({ change }: { change: SettingsChange }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { savedAt, savedBy, changed, before, after } = change;
  const names = changed.map((name) => t(SETTING_NAMES[name as keyof EditableSettings])).join(', ');
  const when = t('{when} by {who}', { when: formatInstant(savedAt), who: staffLabel(savedBy) });
  return (
    <Box component="details" sx={{ minWidth: 0, '& summary': { cursor: 'pointer', minHeight: 44 } }}>
      <summary>
        <Box component="span" sx={{ display: 'inline-block', verticalAlign: 'middle', maxWidth: '90%' }}>
          <TwoLines main={names} below={when} wrap />
        </Box>
      </summary>
      <ChangesTable label={when} before={before} after={after} />
    </Box>
  );
}
