import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  CONTACT_REASONS,
  type ContactReason,
  type ContactRequest,
  isMasked,
} from '@contract/rentals/contact';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import { FormDialog } from '../../shared/ui/actions/FormDialog';
import { MobileLink } from '../../shared/ui/customer/MobileLink';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import type { RentalCalls } from './calls';

const REASONS: Record<ContactReason, PlainText> = {
  CALLED_US: 'The customer called us',
  LEFT_ITEM: 'Something was left in the car',
  FINE_OR_TOLL: 'A fine or a toll of the trip',
  PAYMENT: 'A question about a payment',
};
const CHOICES = CONTACT_REASONS.map((id) => ({ id, name: REASONS[id] }));

/** The mobile number of a renter. Outside the days around the trip, custom admins must give a reason to see it. */
export function Mobile({ rentalId, mobile }: { rentalId: number; mobile: string }) {
  const t = useText();
  const data = useCalls<RentalCalls>();
  const [isOpen, setOpen] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  if (revealed !== null || !isMasked(mobile)) return <MobileLink mobile={revealed ?? mobile} />;
  return (
    <>
      <MobileLink mobile={mobile} /> <Button onClick={() => setOpen(true)}>{t('Show the number')}</Button>
      {isOpen && (
        <FormDialog
          title={t('Why do you need the mobile number?')}
          label="Show the number"
          defaultValues={{ reason: '' }}
          save={async (values) => {
            setRevealed((await data.revealContact(rentalId, values as ContactRequest)).mobile);
            setOpen(false);
          }}
          close={() => setOpen(false)}
        >
          {t('The customer sees that our desk opened it, and why.')}
          <SelectInput
            source="reason"
            label="Reason"
            choices={CHOICES}
            validate={isChosen}
            helperText={false}
          />
        </FormDialog>
      )}
    </>
  );
}

const isChosen = (value?: string | null): string | undefined => (value ? undefined : 'Choose a reason.');
