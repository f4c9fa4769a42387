import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { Form } from 'react-admin';
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

interface Props {
  version: number;
  start: EditableSettings;
  saved: (now: ConsoleSettings) => void;
  /** Applies `mine` to the version that another admin has saved. */
  mergeIntoNewest: (mine: EditableSettings) => Promise<void>;
}

export function SettingsForm({ version, start, saved, mergeIntoNewest }: Props) {
  const data = useCalls<SettingsCalls>();
  const t = useText();
  const saving = useMutation({
    mutationFn: (mine: EditableSettings) => data.saveSettings(version, mine),
    onSuccess: saved,
  });
  const merging = useMutation({ mutationFn: mergeIntoNewest });
  const problem = merging.error ?? saving.error;
  const sent = saving.variables;

  /** Resolves to the errors at the fields; everything typed stays in the form. */
  async function submit(values: object): Promise<Record<string, string> | undefined> {
    merging.reset();
    try {
      await saving.mutateAsync(readSettingsForm(values as EditableSettings));
      return undefined;
    } catch (error) {
      return { ...atFields(formErrorsOf(error)), 'root.refused': explain(error).message };
    }
  }

  return (
    <Form
      record={start}
      onSubmit={submit}
      warnWhenUnsavedChanges={!saving.isPending}
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
      </Box>
    </Form>
  );
}

function ReapplyButton({ busy, reapply }: { busy: boolean; reapply: () => void }) {
  const t = useText();
  return (
    <Button color="inherit" loading={busy} onClick={reapply}>
      {t('Reapply my changes')}
    </Button>
  );
}
