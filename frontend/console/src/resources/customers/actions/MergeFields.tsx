import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { FormDataConsumer, ReferenceInput } from 'react-admin';
import type { ConsoleCustomer } from '@contract/customers/console-customers';
import { MAX_REASON_LENGTH } from '@contract/limits';
import type { MergePlan, MergeRefusal } from '@contract/privacy/merge';
import { explain } from '../../../shared/http/error-text';
import { useCalls } from '../../../shared/http/use-calls';
import { type PlainText, useText } from '../../../shared/i18n';
import { nameAndNumber, nameOf } from '../../../shared/ui/customer/name-of';
import { AutocompleteInput, TextInput } from '../../../shared/ui/forms/inputs';
import { isRequired } from '../../../shared/ui/forms/RupeesInput';
import { Problem } from '../../../shared/ui/Problem';
import type { CustomerCalls } from '../calls';

export interface MergeValues {
  from: number;
  reason: string;
}

const REFUSED: Record<MergeRefusal, PlainText> = {
  APPROVED:
    'The documents of the other account are approved, so that account stays. If those of this account are not, open the other one and merge this one into it.',
  LIVE_HOLD: 'The other account holds a car at the moment. Wait until the hold has ended.',
};

const describe = (customer?: ConsoleCustomer): string =>
  customer ? nameAndNumber(nameOf(customer), customer.mobile) : '';

export function MergeFields({ id }: { id: number }) {
  const t = useText();
  return (
    <>
      <Typography variant="body2">
        {t(
          'Only if both accounts belong to the same person. The other account is deleted with its documents, e-mail address and mobile number, which cannot be undone.',
        )}
      </Typography>
      <ReferenceInput source="from" reference="customers" sort={{ field: 'id', order: 'DESC' }}>
        <AutocompleteInput
          label="The other account"
          optionText={describe}
          filterToQuery={(q: string) => (q ? { q } : {})}
          helperText={false}
          validate={isRequired}
          openOnFocus={false}
        />
      </ReferenceInput>
      <FormDataConsumer<Partial<MergeValues>>>
        {({ formData: { from } }) => from && from !== id && <Preview id={id} from={from} />}
      </FormDataConsumer>
      <TextInput
        source="reason"
        label="Why (for our records)"
        multiline
        minRows={2}
        validate={isRequired}
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
      />
    </>
  );
}

/** The rows that the customer gets from the other account. */
function Preview({ id, from }: { id: number; from: number }) {
  const t = useText();
  const calls = useCalls<CustomerCalls>();
  const { data, error } = useQuery<MergePlan>({
    queryKey: ['customers', 'merge', id, from],
    queryFn: () => calls.planMerge(id, from),
    gcTime: 0,
  });
  if (error) return <Problem title="The preview could not be loaded." detail={explain(error)} />;
  if (!data) return null;
  const { refused, ...moves } = data;
  if (refused) return <Alert severity="warning">{t(REFUSED[refused])}</Alert>;
  return (
    <Alert severity="info">
      {t(
        'These move to this customer. Rentals: {rentals}, payments: {payments}, refunds: {refunds}, complaints: {complaints}, notes: {notes}.',
        { ...moves },
      )}
    </Alert>
  );
}
