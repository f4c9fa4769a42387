import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CODES } from '@contract/codes';
import type { DeskCustomer } from '@contract/rentals/desk-rentals';
import { useLocal, useText } from '../../../shared/i18n';
import { StepPanel } from '../StepPanel';
import { ApprovalNeeded } from './ApprovalNeeded';
import { CustomerFacts } from './CustomerFacts';

/** The customer of the rental, and the reason if this customer cannot rent. */
export function FoundCustomer({ customer, onChange }: { customer: DeskCustomer; onChange: () => void }) {
  const t = useText();
  const local = useLocal();
  return (
    <StepPanel title={t('1. Customer')} action={<Button onClick={onChange}>{t('Change customer')}</Button>}>
      <CustomerFacts customer={customer} />
      {customer.refusalCode === CODES.APPROVAL_NEEDED.code ? (
        <ApprovalNeeded customer={customer} />
      ) : (
        customer.refusal !== null && (
          <Alert severity="error" role="alert">
            {t('This customer cannot book or reserve. They read: {words}', {
              words: local({ message: customer.refusal, ...customer }),
            })}
          </Alert>
        )
      )}
    </StepPanel>
  );
}
