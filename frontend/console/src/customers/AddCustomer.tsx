import { useState } from 'react';
import { Form, required, TextInput, useDataProvider, useNotify } from 'react-admin';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { MAX_ADDRESS_LENGTH, MAX_NAME_LENGTH } from '@contract/limits';
import { CallError, explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { useOnceKey } from '../once-key';
import { Panel } from '../ui/Panel';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { aadhaarRule, emailRule, mobileRule, readCustomerForm } from './add-customer.form';
import { PaperInput } from './PaperInput';

const need = required('This field is required.');
const plain = { helperText: false } as const;

/** The registration form with mobile and e-mail, filled in at the desk. */
export function AddCustomer() {
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const once = useOnceKey();
  const t = useText();
  const [added, setAdded] = useState(0);
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  /** Resolves to the errors at the fields; everything typed and chosen stays in the form. */
  async function submit(values: object): Promise<Record<string, string> | undefined> {
    const { form, content } = readCustomerForm(values);
    setProblem(null);
    setSent(0);
    try {
      const customer = await data.addCustomer(form, once.keyFor(content), setSent);
      once.succeeded();
      notify(t('{name} is added and waits for approval.', { name: customer.fullName }), { type: 'success' });
      // An empty form for the next customer.
      setAdded(added + 1);
      return undefined;
    } catch (error) {
      const text = explain(error);
      setProblem(text);
      return { ...(error instanceof CallError ? error.fieldErrors : {}), 'root.refused': text };
    } finally {
      setSent(null);
    }
  }

  return (
    <Screen
      title="Add Customer (To reserve / book)"
      lead="An admin approves the documents. The customer signs in with an OTP sent to their own e-mail address."
    >
      <Form
        key={added}
        onSubmit={submit}
        warnWhenUnsavedChanges={sent === null}
        disableInvalidFormNotification
        noValidate
      >
        <Box sx={{ display: 'grid', gap: 2, maxWidth: 640, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Panel title="Customer">
            <TextInput source="mobile" label="Mobile number" type="tel" validate={mobileRule} {...plain} />
            <TextInput source="email" label="E-mail" type="email" validate={emailRule} {...plain} />
            <TextInput
              source="name"
              label="Name"
              validate={need}
              {...plain}
              slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
            />
            <TextInput
              source="address"
              label="Address"
              validate={need}
              multiline
              minRows={2}
              {...plain}
              slotProps={{ htmlInput: { maxLength: MAX_ADDRESS_LENGTH } }}
            />
            <TextInput
              source="aadhaarNumber"
              label="Aadhaar number"
              validate={aadhaarRule}
              {...plain}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 20, autoComplete: 'off' } }}
            />
          </Panel>
          <Panel title="Documents">
            <PaperInput source="aadhaarFile" label="Aadhaar" />
            <PaperInput source="drivingLicenseFile" label="driving licence" />
          </Panel>
          {problem && <Problem title="The customer was not added." detail={problem} />}
          {sent !== null && (
            <LinearProgress
              aria-label={t('Sending the form')}
              variant={sent < 1 ? 'determinate' : 'indeterminate'}
              value={sent * 100}
            />
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={sent !== null}
            sx={{ justifySelf: 'start' }}
          >
            {t('Add customer')}
          </Button>
        </Box>
      </Form>
    </Screen>
  );
}
