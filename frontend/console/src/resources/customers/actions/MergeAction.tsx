import { useState } from 'react';
import { useCanAccess, useNotify, useRecordContext, useRefresh } from 'react-admin';
import { flushSync } from 'react-dom';
import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useCalls } from '../../../shared/http/use-calls';
import { useText } from '../../../shared/i18n';
import { ActionButton } from '../../../shared/ui/actions/ActionButton';
import { FormDialog } from '../../../shared/ui/actions/FormDialog';
import { nameOf } from '../../../shared/ui/customer/name-of';
import type { CustomerCalls } from '../calls';
import { MergeFields, type MergeValues } from './MergeFields';

/** Merges another account of the same person into this one. */
export function MergeAction() {
  const t = useText();
  const customer = useRecordContext<ConsoleCustomerDetails>();
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'merge' });
  const calls = useCalls<CustomerCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [open, setOpen] = useState(false);
  if (!customer || !canAccess) return null;
  const { id } = customer;

  async function save(values: object): Promise<void> {
    await calls.mergeCustomer(id, values as MergeValues);
    // Closes the dialog first, because the refresh would otherwise read its preview again.
    flushSync(() => setOpen(false));
    notify(t('The accounts are merged.'), { type: 'success' });
    refresh();
    document.getElementById('main-content')?.focus();
  }

  return (
    <>
      <ActionButton label="Merge with another customer" press={() => setOpen(true)} />
      {open && (
        <FormDialog
          title={t('Merge another account into that of {name}?', { name: nameOf(customer) })}
          label="Merge accounts"
          defaultValues={{}}
          save={save}
          close={() => setOpen(false)}
        >
          <MergeFields id={id} />
        </FormDialog>
      )}
    </>
  );
}
