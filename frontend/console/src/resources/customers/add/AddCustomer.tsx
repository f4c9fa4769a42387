import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useCreatePath } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PendingDocument } from '@contract/customers/people';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { usePublicSettings } from '../../../shared/http/use-public-settings';
import { useText } from '../../../shared/i18n';
import { submitForm } from '../../../shared/ui/forms/submit-form';
import { UploadProgress } from '../../../shared/ui/forms/UploadProgress';
import { Problem } from '../../../shared/ui/Problem';
import { Screen } from '../../../shared/ui/Screen';
import type { CustomerCalls } from '../calls';
import { readCustomerForm } from './add-customer.form';
import { AddedCustomer } from './AddedCustomer';
import { CustomerFields } from './CustomerFields';

export function AddCustomer() {
  const data = useCalls<CustomerCalls>();
  const sendOnce = useSendOnce();
  const t = useText();
  const isDemonstration = usePublicSettings().data?.isDemonstration;
  const navigate = useNavigate();
  const desk = useCreatePath()({ resource: 'desk-rentals', type: 'create' });
  const { fromDesk = false } = (useLocation().state ?? {}) as { fromDesk?: boolean };
  const [added, setAdded] = useState<PendingDocument | null>(null);
  const [sent, setSent] = useState(0);
  const adding = useMutation({
    mutationFn: (values: object) => {
      const form = readCustomerForm(values);
      // Reads the mobile number from the form, because the response masks it for the desk.
      const { mobile = '' } = form.fields;
      return sendOnce(form, async (key) => ({ ...(await data.addCustomer(form, key, setSent)), mobile }));
    },
    onMutate: () => setSent(0),
    onSuccess: (customer) => {
      // A customer who was added during a desk rental continues there.
      if (fromDesk) void navigate(desk, { state: { contact: customer.mobile } });
      else setAdded(customer);
    },
  });

  return (
    <Screen
      title="Add Customer (To reserve / book)"
      lead="An admin approves the documents. The customer signs in with an OTP sent to their own e-mail address."
    >
      {added ? (
        <AddedCustomer customer={added} desk={desk} again={() => setAdded(null)} />
      ) : (
        <Form
          onSubmit={(values: object) => submitForm(adding.mutateAsync, values)}
          warnWhenUnsavedChanges={!adding.isPending}
          disableInvalidFormNotification
          noValidate
        >
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 1040, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {isDemonstration && (
              <Alert severity="warning">{t('Demonstration. Do not enter real documents.')}</Alert>
            )}
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
      )}
    </Screen>
  );
}
