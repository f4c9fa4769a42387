import { useMemo, useState } from 'react';
import { Form, useDataProvider, useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CallError, explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { CarFields } from './CarFields';
import { CarProblem } from './CarProblem';
import type { CarPanel } from './car-panel';
import { readFormValues, toFormValues } from './edit-car.form';

// What somebody else changed comes in; what was typed here stays.
const KEEP_TYPED = { keepDirtyValues: true } as const;

export function CarForm({ car, changed, readAgain }: CarPanel) {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const [saves, setSaves] = useState(0);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  // By content, so that a change of the pictures leaves the form alone.
  const content = JSON.stringify(toFormValues(car));
  const record = useMemo(() => JSON.parse(content) as ReturnType<typeof toFormValues>, [content]);

  async function submit(values: Record<string, unknown>): Promise<Record<string, string> | undefined> {
    setProblem(null);
    setBusy(true);
    try {
      changed(await data.editCar(car.id, car.version, readFormValues(values)));
      setSaves(saves + 1);
      notify(t('The car is saved.'), { type: 'success' });
      return undefined;
    } catch (error) {
      setProblem(error);
      // An error of the whole form tells it that it still holds unsaved work.
      return { ...fieldsOf(error), 'root.refused': explain(error) };
    } finally {
      setBusy(false);
    }
  }

  return (
    <Form
      key={saves}
      record={record}
      resetOptions={KEEP_TYPED}
      onSubmit={submit}
      warnWhenUnsavedChanges={!busy}
      sanitizeEmptyValues
      disableInvalidFormNotification
    >
      <CarFields />
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5, maxWidth: 800 }}>
        <Typography variant="body2" color="textSecondary">
          {t('A new price applies to new bookings. Existing bookings keep their price.')}
        </Typography>
        {problem !== null && (
          <CarProblem
            title="Failed to save the car."
            error={problem}
            more={Object.values(fieldsOf(problem))}
            readAgain={readAgain}
            solved={() => setProblem(null)}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={busy}
          sx={{ justifySelf: 'start' }}
        >
          {t('Save car')}
        </Button>
      </Box>
    </Form>
  );
}

const fieldsOf = (error: unknown): Record<string, string> =>
  error instanceof CallError ? error.fieldErrors : {};
