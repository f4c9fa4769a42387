import { useState } from 'react';
import { Form, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { CallError, explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useLocalMessage, useText } from '../i18n';
import { useOnceKey } from '../once-key';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { readCarForm, type CarFormValues } from './attach-car.form';
import { AttachCarFields } from './AttachCarFields';

export function AttachCar() {
  const t = useText();
  const local = useLocalMessage();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const once = useOnceKey();
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<readonly string[]>([]);

  /** Resolves to the errors at the fields; everything typed and chosen stays in the form. */
  async function submit(values: CarFormValues): Promise<Record<string, string> | undefined> {
    const { form, content } = readCarForm(values);
    setProblem([]);
    setSent(0);
    try {
      const car = await data.attachCar(form, once.keyFor(content), setSent);
      once.succeeded();
      notify(t('{car} is listed.', { car: `${car.carName} ${car.carModel}` }), { type: 'success' });
      refresh();
      redirect('list', 'cars');
      return undefined;
    } catch (error) {
      const fields = error instanceof CallError ? error.fieldErrors : {};
      const said = explain(error);
      const more = Object.values(fields).filter((message) => !said.includes(message));
      setProblem([said, ...more]);
      // An error of the whole form tells it that it still holds unsaved work.
      return { ...fields, 'root.refused': said };
    } finally {
      setSent(null);
    }
  }

  return (
    <Screen
      title="Attach a Car"
      lead="Customers see the car as soon as you attach it. Fields with * are required."
    >
      <Form
        onSubmit={submit}
        warnWhenUnsavedChanges={sent === null}
        sanitizeEmptyValues
        disableInvalidFormNotification
      >
        <AttachCarFields />
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, maxWidth: 800 }}>
          {problem.length > 0 && (
            <Problem title="Failed to attach car." detail={problem.map(local).join(' ')} />
          )}
          {sent !== null && (
            <div>
              <Typography variant="body2" role="status">
                {sent < 1
                  ? t('Sending, {percent}%', { percent: Math.round(sent * 100) })
                  : t('Sent. The pictures are being prepared…')}
              </Typography>
              <LinearProgress
                aria-label={t('Sending the form')}
                variant={sent < 1 ? 'determinate' : 'indeterminate'}
                value={sent * 100}
              />
            </div>
          )}
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            size="large"
            loading={sent !== null}
            sx={{ justifySelf: 'start' }}
          >
            {t('Attach car')}
          </Button>
        </Box>
      </Form>
    </Screen>
  );
}
