import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Form } from 'react-admin';
import { explainWithFields } from '../../shared/http/error-text';
import { useLocal, useText } from '../../shared/i18n';
import { submitForm } from '../../shared/ui/forms/submit-form';
import { UploadProgress } from '../../shared/ui/forms/UploadProgress';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import type { CarFormValues } from './attach-car.form';
import { AttachCarFields } from './AttachCarFields';
import { useAttachCar } from './use-attach-car';

export function AttachCar() {
  const t = useText();
  const local = useLocal();
  const { attaching, sent } = useAttachCar();

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
                  : t('Sent. The photos are being prepared…')}
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
