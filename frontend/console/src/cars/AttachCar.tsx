import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Form, useDataProvider, useNotify, useRedirect, useRefresh } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { explainWithFields } from '../http/error-text';
import type { ConsoleDataProvider } from '../dataProvider';
import { useLocal, useText } from '../i18n';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { submitForm } from '../ui/forms/submit-form';
import { UploadProgress } from '../ui/forms/UploadProgress';
import { readCarForm, type CarFormValues } from './attach-car.form';
import { AttachCarFields } from './AttachCarFields';

export function AttachCar() {
  const t = useText();
  const local = useLocal();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const [sent, setSent] = useState(0);
  const attaching = useMutation({
    mutationFn: (values: CarFormValues) => {
      const { form, content } = readCarForm(values);
      return sendOnce(content, (key) => data.attachCar(form, key, setSent));
    },
    onMutate: () => setSent(0),
    onSuccess: (car) => {
      notify(t('{car} is listed.', { car: `${car.carName} ${car.carModel}` }), { type: 'success' });
      refresh();
      redirect('list', 'cars');
    },
  });

  return (
    <Screen
      title="Attach a Car"
      lead="Customers see the car as soon as you attach it. Fields with * are required."
    >
      <Form
        onSubmit={(values: CarFormValues) => submitForm(attaching.mutateAsync, values)}
        warnWhenUnsavedChanges={!attaching.isPending}
        sanitizeEmptyValues
        disableInvalidFormNotification
      >
        <AttachCarFields />
        <Box sx={{ mt: 2, display: 'grid', gap: 1.5, maxWidth: 800 }}>
          {attaching.error && (
            <Problem
              title="Failed to attach car."
              detail={explainWithFields(attaching.error).map(local).join(' ')}
            />
          )}
          {attaching.isPending && (
            <div>
              <Typography variant="body2" role="status">
                {sent < 1
                  ? t('Sending, {percent}%', { percent: Math.round(sent * 100) })
                  : t('Sent. The pictures are being prepared…')}
              </Typography>
              <UploadProgress sent={sent} label={t('Sending the form')} />
            </div>
          )}
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            size="large"
            loading={attaching.isPending}
            sx={{ justifySelf: 'start' }}
          >
            {t('Attach car')}
          </Button>
        </Box>
      </Form>
    </Screen>
  );
}
