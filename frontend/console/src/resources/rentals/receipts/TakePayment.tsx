import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  FormDataConsumer,
  Link,
  useCanAccess,
  useCreatePath,
  useGetList,
  useNotify,
  useRefresh,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MAX_REASON_LENGTH } from '@contract/limits';
import type { ConsoleDrawer } from '@contract/payments/drawers';
import { isTakenAtCounter, PAYMENT_METHODS, type PaymentMethod } from '@contract/payments/payment-methods';
import { MAX_TERMINAL_LENGTH } from '@contract/payments/receipts';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { formOf } from '@shared/http/form-of';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { DayInput } from '../../../shared/ui/forms/DayInput';
import { DocumentInput } from '../../../shared/ui/forms/DocumentInput';
import { TextInput } from '../../../shared/ui/forms/inputs';
import { isRequired, RupeesInput } from '../../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../../shared/ui/forms/SelectInput';
import { instantOf } from '../../../shared/ui/forms/typed-time';
import { METHODS } from '../../../shared/ui/payment-methods';
import type { RentalCalls } from '../calls';

interface Values {
  method: PaymentMethod;
  amount: number;
  transactionId?: string | null;
  terminal?: string | null;
  slip?: File | null;
  note?: string | null;
  receivedAt?: string | null;
}

const FIELDS: Record<PaymentMethod, readonly (keyof Values)[]> = {
  CASH: ['receivedAt'],
  CARD: ['receivedAt', 'terminal', 'slip'],
  UPI: ['transactionId'],
  BANK_TRANSFER: ['transactionId'],
};

/** Returns the request with only the fields of the chosen method. */
function receiptOf(values: Values): FormData {
  const names = ['method', 'amount', 'note', ...FIELDS[values.method]] as const;
  const receipt = Object.fromEntries(names.map((name) => [name, values[name]]));
  const { receivedAt } = values;
  return formOf({
    ...receipt,
    ...('receivedAt' in receipt && receivedAt && { receivedAt: instantOf(receivedAt).toISOString() }),
  });
}

const ENDED: readonly string[] = ['CANCELLED', 'DECLINED', 'EXPIRED'];

const isUnpaid = ({ kind, status, money }: ConsoleRentalDetails): boolean =>
  kind === 'BOOKING' && status === 'PENDING' && money.owed > 0;

/** Takes a payment. Cash and card payments need the staff member's own open drawer. */
export function TakePayment({ rental }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const { canAccess } = useCanAccess({ resource: 'bookings', action: 'receive' });
  const { canAccess: mayConfirm } = useCanAccess({ resource: 'transactions', action: 'verify' });
  const data = useCalls<RentalCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const [open, setOpen] = useState(false);
  if (!canAccess) return null;

  async function save(typed: object): Promise<void> {
    const values = typed as Values;
    await sendOnce(values, (key) => data.takePayment(rental.id, receiptOf(values), key));
    setOpen(false);
    notify(
      isTakenAtCounter(values.method)
        ? t('The payment is recorded. The customer gets the receipt by e-mail.')
        : t('The payment is recorded and waits for verification.'),
      { type: 'success' },
    );
    refresh();
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('Take a payment')}
      </Button>
      {open && (
        <FormDialog
          title={t('Take a payment for {reference}', { reference: rental.reference })}
          label="Take the payment"
          defaultValues={{ amount: rental.money.payNow > 0 ? rental.money.payNow : undefined }}
          save={save}
          close={() => setOpen(false)}
        >
          {mayConfirm === false && isUnpaid(rental) && (
            <Alert severity="info" sx={{ py: 0 }}>
              {t(
                'If the customer pays less than the fare, the booking waits for the rest unless an admin has decided otherwise.',
              )}
            </Alert>
          )}
          <Fields rental={rental} />
        </FormDialog>
      )}
    </>
  );
}

function Fields({ rental: { createdAt, status, money } }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const { getValues, setValue } = useFormContext<Partial<Values>>();
  const isEnded = ENDED.includes(status);
  const createPath = useCreatePath();
  // Staff can close only their own open drawer, so this finds it among the open ones.
  const { data: drawers = [], isPending } = useGetList<ConsoleDrawer>('drawers', {
    filter: { status: 'OPEN' },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'openedAt', order: 'DESC' },
  });
  const mayBeEarlier = useMayBeEarlier(createdAt);
  const hasDrawer = isPending || drawers.some(({ acts }) => acts.includes('CLOSE'));
  const isCounterOpen = (hasDrawer || mayBeEarlier) && !isEnded;
  const methods = PAYMENT_METHODS.filter((method) => isCounterOpen || !isTakenAtCounter(method));
  const { payNow } = money;
  const inCash = Math.ceil(payNow);

  /** Cash is in whole rupees. Keeps an amount that the staff member typed. */
  function fillAmount(method: PaymentMethod): void {
    const { amount } = getValues();
    if (amount === payNow || amount === inCash) setValue('amount', method === 'CASH' ? inCash : payNow);
  }

  return (
    <>
      {!hasDrawer && !isEnded && (
        <Alert severity="info" sx={{ py: 0 }}>
          {t('Cash and card need your open drawer.')}{' '}
          <Link to={createPath({ resource: 'drawers', type: 'create' })}>{t('Open a drawer')}</Link>
        </Alert>
      )}
      <SelectInput
        source="method"
        label="Paid by"
        choices={methods.map((id) => ({ id, name: METHODS[id] }))}
        validate={isRequired}
        helperText={false}
        onChange={({ target }: { target: { value: string } }) => fillAmount(target.value as PaymentMethod)}
      />
      <RupeesInput source="amount" label="Amount (₹)" step={0.01} />
      <FormDataConsumer<Partial<Values>>>
        {({ formData: { method } }) => (
          <>
            <MethodFields method={method} />
            {mayBeEarlier && method && isTakenAtCounter(method) && <EarlierInput isNeeded={!hasDrawer} />}
          </>
        )}
      </FormDataConsumer>
      <TextInput
        source="note"
        label="Note for our records (optional)"
        helperText={false}
        slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
      />
    </>
  );
}

/** True if an admin may have received money for the rental before the business used drawers. */
function useMayBeEarlier(placedAt: string): boolean {
  const { canAccess = false } = useCanAccess({ resource: 'bookings', action: 'receiveEarlier' });
  const { data: [first] = [], isSuccess } = useGetList<ConsoleDrawer>(
    'drawers',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'openedAt', order: 'ASC' } },
    { enabled: canAccess },
  );
  return isSuccess && (!first || placedAt < first.openedAt);
}

const MethodFields = ({ method }: { method: PaymentMethod | undefined }) => (
  <>
    {(method === 'UPI' || method === 'BANK_TRANSFER') && (
      <TextInput source="transactionId" label="Transaction ID" validate={isRequired} helperText={false} />
    )}
    {method === 'CARD' && (
      <>
        <TextInput
          source="terminal"
          label="Number of the card terminal"
          validate={isRequired}
          helperText={false}
          slotProps={{ htmlInput: { maxLength: MAX_TERMINAL_LENGTH } }}
        />
        <DocumentInput source="slip" label="photo of the slip" />
      </>
    )}
  </>
);

/** The time of money that was received before the business used drawers. Such money needs no drawer. */
const EarlierInput = ({ isNeeded }: { isNeeded: boolean }) => (
  <DayInput
    withTime
    source="receivedAt"
    label={isNeeded ? 'Received earlier, at' : 'Received earlier, at (optional)'}
    helperText="Only for money that was taken on paper before the first drawer was opened."
    {...(isNeeded && { validate: isRequired })}
  />
);
