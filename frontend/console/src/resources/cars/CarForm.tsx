import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { fieldErrorsOf } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { submitForm } from '../../shared/ui/forms/submit-form';
import type { CarCalls } from './calls';
import type { CarPanel } from './car-panel';
import { CarFields } from './CarFields';
import { CarProblem } from './CarProblem';
import { readFormValues, toFormValues } from './edit-car.form';

// Loads changes of other staff without overwriting the typed values.
const KEEP_DIRTY_VALUES = { keepDirtyValues: true } as const;

export function CarForm({ car, changed, reload }: CarPanel) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const notify = useNotify();
  const [saves, setSaves] = useState(0);
  const saving = useMutation({
    mutationFn: (values: Record<string, unknown>) =>
      data.editCar(car.id, car.version, readFormValues(values)),
    onSuccess: (saved) => {
      changed(saved);
      setSaves(saves + 1);
      notify(t('The car is saved.'), { type: 'success' });
    },
  });
  // Compared by content, so that a change of the photos does not reset the form.
  const content = JSON.stringify(toFormValues(car));
  const record = useMemo(() => JSON.parse(content) as ReturnType<typeof toFormValues>, [content]);

  return (
    <Form
      key={saves}
      record={record}
      resetOptions={KEEP_DIRTY_VALUES}
      onSubmit={(values: Record<string, unknown>) => submitForm(saving.mutateAsync, values)}
      warnWhenUnsavedChanges={!saving.isPending}
      sanitizeEmptyValues
      disableInvalidFormNotification
    >
      <CarFields />
      <Box sx={{ mt: 2, display: 'grid', gap: 1.5, maxWidth: 800 }}>
        <Typography variant="body2" color="textSecondary">
          {t('A new price applies to new bookings. Existing bookings keep their price.')}
        </Typography>
        {saving.error && (
          <CarProblem
            title="Failed to save the car."
            error={saving.error}
            more={fieldErrorsOf(saving.error)}
            reload={reload}
            solved={saving.reset}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          size="large"
          loading={saving.isPending}
          sx={{ justifySelf: 'start' }}
        >
          {t('Save car')}
        </Button>
      </Box>
    </Form>
  );
}
