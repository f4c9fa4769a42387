import { useState } from 'react';
import { Form, useDataProvider } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CODES } from '@contract/codes';
import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import { CallError, explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { Problem } from '../ui/Problem';
import { BusinessFields } from './BusinessFields';
import { FarePreview } from './FarePreview';
import { PageFields } from './PageFields';
import { RentingFields } from './RentingFields';
import { atFields, readSettingsForm } from './settings.form';

interface Props {
  version: number;
  start: EditableSettings;
  saved: (now: ConsoleSettings) => void;
  /** Goes on with `mine` on top of what somebody else saved meanwhile. */
  goOnFromNewest: (mine: EditableSettings) => Promise<void>;
}

export function SettingsForm({ version, start, saved, goOnFromNewest }: Props) {
  const data = useDataProvider<ConsoleDataProvider>();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [overtaken, setOvertaken] = useState<EditableSettings | null>(null);

  /** Resolves to the errors at the fields; everything typed stays in the form. */
  async function submit(values: object): Promise<Record<string, string> | undefined> {
    const mine = readSettingsForm(values as EditableSettings);
    setProblem(null);
    setOvertaken(null);
    setBusy(true);
    try {
      saved(await data.saveSettings(version, mine));
      return undefined;
    } catch (error) {
      const refusal = error instanceof CallError ? error : null;
      const text = explain(error);
      setProblem(text);
      if (refusal?.code === CODES.WRONG_STATE.code) setOvertaken(mine);
      return { ...atFields(refusal?.fieldErrors ?? {}), 'root.refused': text };
    } finally {
      setBusy(false);
    }
  }

  async function goOn(mine: EditableSettings): Promise<void> {
    await goOnFromNewest(mine).catch((error: unknown) => setProblem(explain(error)));
  }

  return (
    <Form
      record={start}
      onSubmit={submit}
      warnWhenUnsavedChanges={!busy}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <BusinessFields />
        <RentingFields />
        <FarePreview />
        <PageFields />
        {problem && (
          <Problem
            title="The settings were not saved."
            detail={problem}
            action={
              overtaken && (
                <Button color="inherit" onClick={() => void goOn(overtaken)}>
                  {t('Reapply my changes')}
                </Button>
              )
            }
          />
        )}
        <Button type="submit" variant="contained" size="large" loading={busy} sx={{ justifySelf: 'start' }}>
          {t('Save settings')}
        </Button>
      </Box>
    </Form>
  );
}
