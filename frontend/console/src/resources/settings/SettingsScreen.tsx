import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { PUBLIC_SETTINGS_KEY } from '../../shared/http/use-public-settings';
import { useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import type { SettingsCalls } from './calls';
import { HistoryPanel } from './HistoryPanel';
import { OperatorLicencePanel } from './OperatorLicencePanel';
import { mergeSettings } from './settings.form';
import { SettingsForm } from './SettingsForm';

interface OpenedSettings {
  from: ConsoleSettings;
  /** The initial values: the saved settings, or unsaved changes on top of them. */
  start: EditableSettings;
}

const opening = (from: ConsoleSettings): OpenedSettings => ({ from, start: from.settings });

export function SettingsScreen() {
  const data = useCalls<SettingsCalls>();
  const queries = useQueryClient();
  const notify = useNotify();
  const t = useText();
  // Read once for each visit, because a reload would overwrite typed values.
  const first = useQuery({
    queryKey: ['settings'],
    queryFn: () => data.readSettings(),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [later, setLater] = useState<OpenedSettings | null>(null);
  const opened = later ?? (first.data ? opening(first.data) : null);

  function saved(now: ConsoleSettings): void {
    setLater(opening(now));
    void queries.invalidateQueries({ queryKey: PUBLIC_SETTINGS_KEY });
    notify(t('The settings are saved.'), { type: 'success' });
  }

  async function mergeIntoNewest(before: EditableSettings, mine: EditableSettings): Promise<void> {
    const from = await data.readSettings();
    setLater({ from, start: mergeSettings(before, mine, from.settings) });
    notify(t('Your changes are applied to the latest settings. Check them, then save.'), { type: 'info' });
  }

  return (
    <Screen
      title="Settings"
      lead="Saved changes appear on the site immediately. Existing bookings keep their fare."
    >
      {first.error && (
        <Problem
          title="The settings could not be loaded."
          detail={explain(first.error)}
          action={
            <Button color="inherit" onClick={() => void first.refetch()}>
              {t('Try again')}
            </Button>
          }
        />
      )}
      {first.isPending && <p role="status">{t('Loading…')}</p>}
      {opened && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <SettingsForm
            key={opened.from.version}
            from={opened.from}
            start={opened.start}
            saved={saved}
            mergeIntoNewest={(mine) => mergeIntoNewest(opened.from.settings, mine)}
          />
          <OperatorLicencePanel />
          <HistoryPanel history={opened.from.history} />
        </Box>
      )}
    </Screen>
  );
}
