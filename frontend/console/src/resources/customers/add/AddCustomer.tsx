import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useNotify } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { submitForm } from '../../../shared/ui/forms/submit-form';
import { UploadProgress } from '../../../shared/ui/forms/UploadProgress';
import { Problem } from '../../../shared/ui/Problem';
import { Screen } from '../../../shared/ui/Screen';
import type { CustomerCalls } from '../calls';
import { readCustomerForm } from './add-customer.form';
import { CustomerFields } from './CustomerFields';

export function AddCustomer() {
  const data = useCalls<CustomerCalls>();
  const notify = useNotify();
  const sendOnce = useSendOnce();
  const t = useText();
  const [added, setAdded] = useState(0);
  const [sent, setSent] = useState(0);
  const adding = useMutation({
    mutationFn: (values: object) => {
      const form = readCustomerForm(values);
      return sendOnce(form, (key) => data.addCustomer(form, key, setSent));
    },
    onMutate: () => setSent(0),
    onSuccess: (customer) => {
      notify(t('{name} is added and waits for approval.', { name: customer.fullName }), { type: 'success' });
      // A new key empties the form for the next customer.
      setAdded(added + 1);
    },
  });

  return (
    <Screen
      title="Add Customer (To reserve / book)"
      lead="An admin approves the documents. The customer signs in with an OTP sent to their own e-mail address."
    >
      <Form
        key={added}
        onSubmit={(values: object) => submitForm(adding.mutateAsync, values)}
        warnWhenUnsavedChanges={!adding.isPending}
        disableInvalidFormNotification
        noValidate
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CustomerFields />
          {adding.error && <Problem title="The customer was not added." detail={explain(adding.error)} />}
          {adding.isPending && <UploadProgress sent={sent} label={t('Sending the form')} />}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={adding.isPending}
            sx={{ justifySelf: 'start' }}
          >
            {t('Add customer')}
          </Button>
        </Box>
      </Form>
    </Screen>
  );
}
