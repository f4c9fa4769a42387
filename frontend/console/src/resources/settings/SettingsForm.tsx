import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import { explain, formErrorsOf, isOutdated } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { BusinessFields } from './BusinessFields';
import type { SettingsCalls } from './calls';
import { FarePreview } from './FarePreview';
import { PageFields } from './PageFields';
import { RentingFields } from './RentingFields';
import { atFields, readSettingsForm } from './settings.form';
import { useForgetting } from './use-forgetting';

interface Props {
  /** The settings as last read from the server. */
  from: ConsoleSettings;
  start: EditableSettings;
  saved: (now: ConsoleSettings) => void;
  /** Applies `mine` to the version that another admin has saved. */
  mergeIntoNewest: (mine: EditableSettings) => Promise<void>;
}

export function SettingsForm({ from, start, saved, mergeIntoNewest }: Props) {
  const data = useCalls<SettingsCalls>();
  const t = useText();
  const saving = useMutation({
    mutationFn: (mine: EditableSettings) => data.saveSettings(from.version, mine),
    onSuccess: saved,
  });
  const merging = useMutation({ mutationFn: mergeIntoNewest });
  const forgetting = useForgetting(from);
  const problem = merging.error ?? saving.error;
  const sent = saving.variables;

  /** Resolves to the field errors, so that the form keeps all typed values. */
  async function submit(values: object): Promise<Record<string, string> | undefined> {
    merging.reset();
    const mine = readSettingsForm(values as EditableSettings);
    if (!(await forgetting.confirm(mine))) return { 'root.refused': t('The settings were not saved.') };
    try {
      await saving.mutateAsync(mine);
      return undefined;
    } catch (error) {
      return { ...atFields(formErrorsOf(error)), 'root.refused': explain(error).message };
    }
  }

  return (
    <Form
      record={from.settings}
      onSubmit={submit}
      warnWhenUnsavedChanges={!saving.isPending}
      disableInvalidFormNotification
      noValidate
    >
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 1000, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {start !== from.settings && <UnsavedValues values={start} />}
        <BusinessFields />
        <RentingFields />
        <FarePreview />
        <PageFields />
        {problem && (
          <Problem
            title="The settings were not saved."
            detail={explain(problem)}
            action={
              isOutdated(saving.error) &&
              sent && <ReapplyButton busy={merging.isPending} reapply={() => merging.mutate(sent)} />
            }
          />
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={saving.isPending}
          sx={{ justifySelf: 'start' }}
        >
          {t('Save settings')}
        </Button>
        {forgetting.dialog}
      </Box>
    </Form>
  );
}

/** Fills the form with unsaved values, which stay changes, so that leaving the page warns of their loss. */
function UnsavedValues({ values }: { values: EditableSettings }) {
  const { reset } = useFormContext();
  const { isReady } = useFormState();
  useEffect(() => {
    // The form sets its saved values before it is ready.
    if (isReady) reset(values, { keepDefaultValues: true });
  }, [isReady, reset, values]);
  return null;
}

function ReapplyButton({ busy, reapply }: { busy: boolean; reapply: () => void }) {
  const t = useText();
  return (
    <Button color="inherit" loading={busy} onClick={reapply}>
      {t('Reapply my changes')}
    </Button>
  );
}
