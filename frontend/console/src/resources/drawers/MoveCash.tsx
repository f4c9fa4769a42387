import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormDataConsumer, useNotify, useRefresh } from 'react-admin';
import { MAX_REASON_LENGTH } from '@contract/limits';
import { CASH_MOVES, type ConsoleDrawer } from '@contract/payments/drawers';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { FormDialog } from '../../shared/ui/actions/FormDialog';
import { DocumentInput } from '../../shared/ui/forms/DocumentInput';
import { TextInput } from '../../shared/ui/forms/inputs';
import { isRequired, RupeesInput } from '../../shared/ui/forms/RupeesInput';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import type { CashMovement, DrawerCalls } from './calls';
import { MOVEMENTS } from './fields';

type Values = Omit<CashMovement, 'amount'> & { amount: number };

const KINDS = CASH_MOVES.map((id) => ({ id, name: MOVEMENTS[id] }));

/** Records an expense, or cash to or from the safe. */
export function MoveCash({ drawer }: { drawer: ConsoleDrawer }) {
  const t = useText();
  const data = useCalls<DrawerCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const sendOnce = useSendOnce();
  const [open, setOpen] = useState(false);

  async function save(values: object): Promise<void> {
    const { kind, amount, reason, photo } = values as Values;
    const movement = { kind, amount: String(amount), reason, ...(kind === 'EXPENSE' && photo && { photo }) };
    await sendOnce(movement, (key) => data.moveCash(drawer.id, movement, key));
    setOpen(false);
    notify(t('The movement is recorded.'), { type: 'success' });
    refresh();
  }

  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('Record a movement')}
      </Button>
      {open && (
        <FormDialog
          title={t('Which cash moved?')}
          label="Save movement"
          defaultValues={{ kind: 'EXPENSE' }}
          save={save}
          close={() => setOpen(false)}
        >
          <Fields />
        </FormDialog>
      )}
    </>
  );
}

const Fields = () => (
  <>
    <SelectInput source="kind" label="Movement" choices={KINDS} validate={isRequired} helperText={false} />
    <RupeesInput source="amount" label="Amount (₹)" />
    <TextInput
      source="reason"
      label="Reason"
      validate={isRequired}
      helperText={false}
      slotProps={{ htmlInput: { maxLength: MAX_REASON_LENGTH } }}
    />
    <FormDataConsumer<Values>>
      {({ formData }) =>
        formData.kind === 'EXPENSE' && <DocumentInput source="photo" label="photo of the bill" />
      }
    </FormDataConsumer>
  </>
);
