import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { DataTable } from 'react-admin';
import type { ConsoleTransaction } from '@contract/console';
import { PAYMENT_STATUSES } from '@contract/payments/payments';
import { reasonOf } from '../../shared/http/error-text';
import { useLocal, useText } from '../../shared/i18n';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { CreateButton } from '../../shared/ui/lists/CreateButton';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { statusChoices } from '../../shared/ui/StatusChip';
import { Decision } from './actions/Decision';
import { Amount, Check, Payer, Reference, Rental, Submitted } from './fields';
import { PaymentTabs } from './PaymentTabs';
import { PAYMENT_TABS } from './tabs';
import { TransactionCard } from './TransactionCard';

const Table = DataTable<ConsoleTransaction>;
const Col = columnOf<ConsoleTransaction>();

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Transaction ID, mobile, name" />,
  <SelectInput key="status" source="status" label="Status" choices={statusChoices(PAYMENT_STATUSES)} />,
  <DayInput key="verifiedFrom" source="verifiedFrom" label="Verified from" />,
];

export function TransactionList() {
  const t = useText();
  const local = useLocal();
  return (
    <ScreenList
      title="Pending Transaction Verification"
      lead={
        <>
          {t(
            'Find the transfer on the bank statement by its ID and amount, then verify it. Longest waiting first.',
          )}
        </>
      }
      empty="No payment has been submitted yet."
      actions={<CreateButton resource="statements" label="Match a bank statement" icon={<UploadIcon />} />}
      sort={{ field: 'createdAt', order: 'ASC' }}
      filters={filters}
      filterDefaultValues={{ toVerify: true }}
      tabs={{ bar: <PaymentTabs />, filters: PAYMENT_TABS.map(({ filter }) => filter) }}
      describe={(error) => t('Failed to fetch transactions: {message}', { message: local(reasonOf(error)) })}
      card={<TransactionCard />}
    >
      <Table bulkActionButtons={false} rowClick="show">
        <Col source="id" label="Transaction" disableSort field={Reference} />
        <Col source="customerName" label="Customer" disableSort field={Payer} />
        <Col source="amount" label="Amount" align="right" field={Amount} />
        <Col source="flags" label="Check" disableSort field={Check} />
        <Col source="pickupAt" label="Pickup" disableSort field={Rental} />
        <Col source="createdAt" label="Submitted" field={Submitted} />
        <Col source="status" label="Decision" disableSort field={Decision} />
      </Table>
    </ScreenList>
  );
}
