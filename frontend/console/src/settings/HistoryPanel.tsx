import Box from '@mui/material/Box';
import type { EditableSettings, SettingsChange } from '@contract/settings';
import { formatInstant, formatMobile } from '../format';
import { Panel } from '../ui/Panel';
import { TwoLines } from '../ui/TwoLines';
import { SETTING_NAMES } from './settings.form';

const named = ({ changed }: SettingsChange): string =>
  changed.map((name) => SETTING_NAMES[name as keyof EditableSettings]).join(', ');

/** Who changed what, and when. */
export const HistoryPanel = ({ history }: { history: SettingsChange[] }) => (
  <Panel title="History">
    {history.length === 0 ? (
      'Nothing has been changed yet.'
    ) : (
      <Box component="ol" sx={{ m: 0, pl: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {history.map((change) => (
          <li key={change.version}>
            <TwoLines
              main={named(change)}
              below={`${formatInstant(change.savedAt)}${change.savedBy ? ` by ${formatMobile(change.savedBy)}` : ''}`}
            />
          </li>
        ))}
      </Box>
    )}
  </Panel>
);
