import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { CODES } from '@contract/codes';
import { MAX_EMAIL_LENGTH } from '@contract/limits';
import type { DeskCustomer } from '@contract/rentals/desk-rentals';
import { isRefusal } from '@shared/http';
import { reasonOf } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { useLocal, useText } from '../../../shared/i18n';
import type { DeskRentalCalls } from '../calls';
import { RequestProblem } from '../RequestProblem';
import { StepPanel } from '../StepPanel';
import { FoundCustomer } from './FoundCustomer';

interface Props {
  customer: DeskCustomer | null;
  /** Looked up immediately if present. */
  contact?: string | undefined;
  onFound: (customer: DeskCustomer | null) => void;
}

/** Finds one customer by complete contact data and never lists customers. */
export function CustomerStep({ customer, contact: given = '', onFound }: Props) {
  const t = useText();
  const local = useLocal();
  const data = useCalls<DeskRentalCalls>();
  const [contact, setContact] = useState(given);
  const [changing, setChanging] = useState(false);
  const finding = useMutation({
    mutationFn: (typed: string) => data.findDeskCustomer(typed.trim()),
    onSuccess: (found) => {
      onFound(found);
      setChanging(false);
    },
  });
  const { mutate } = finding;
  useEffect(() => (given ? mutate(given) : undefined), [given, mutate]);
  const problem = finding.error;
  const refused = isRefusal(problem) ? problem : null;

  function again(): void {
    setChanging(true);
    onFound(null);
  }

  function find(event: SubmitEvent): void {
    event.preventDefault();
    if (!finding.isPending) mutate(contact);
  }

  if (customer) return <FoundCustomer customer={customer} onChange={again} />;
  return (
    <StepPanel title={t('1. Customer')} arrives={changing}>
      <Box component="form" onSubmit={find} noValidate sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          size="medium"
          label={t("Customer's mobile or e-mail")}
          value={contact}
          onChange={(event) => {
            setContact(event.target.value);
            finding.reset();
          }}
          error={refused !== null}
          helperText={
            refused
              ? local(refused.fieldError('contact') ?? reasonOf(refused))
              : t('Enter the whole number or address. It finds that one customer only.')
          }
          slotProps={{
            htmlInput: { maxLength: MAX_EMAIL_LENGTH, autoComplete: 'off', autoCapitalize: 'none' },
            formHelperText: { role: refused ? 'alert' : undefined },
          }}
        />
        {!refused && <RequestProblem error={problem} title={t('The customer could not be looked up.')} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" size="large" loading={finding.isPending}>
            {t('Find customer')}
          </Button>
          {refused?.code === CODES.NOT_FOUND.code && <AddCustomerLink />}
        </Box>
      </Box>
    </StepPanel>
  );
}

function AddCustomerLink() {
  const t = useText();
  const to = useCreatePath()({ resource: 'customers', type: 'create' });
  return (
    <Button component={Link} to={to} state={{ fromDesk: true }} variant="outlined" size="large">
      {t('Add Customer')}
    </Button>
  );
}
