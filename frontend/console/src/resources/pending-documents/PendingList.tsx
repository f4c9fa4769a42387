import { DataTable } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { NetworkError } from '@shared/http';
import { reasonOf } from '../../shared/http/error-text';
import type { Localizable } from '../../shared/i18n';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { BulkBar } from './bulk/BulkBar';
import { TickBox } from './bulk/TickBox';
import { Contact, Customer, Decision, Documents, Pickup, Submitted } from './fields';
import { PendingCard } from './PendingCard';
import { ReviewButton } from './ReviewButton';

const Table = DataTable<PendingDocument>;
const Col = columnOf<PendingDocument>();

function describe(error: Error): Localizable {
  const unreadable = error instanceof NetworkError && error.failure === 'unreadable';
  return unreadable ? reasonOf(error) : 'Error fetching data.';
}

export const PendingList = () => (
  <ScreenList
    title="Pending Customers"
    lead="Compare both documents with the form, then approve or reject with a reason. Longest waiting first."
    actions={<ReviewButton />}
    empty="No customers are waiting for approval."
    sort={{ field: 'submittedAt', order: 'ASC' }}
    filters={[<Search key="q" source="q" alwaysOn placeholder="Name or mobile" />]}
    describe={describe}
    card={<PendingCard />}
    dense
  >
    <BulkBar />
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col label="Select" disableSort field={TickBox} />
      <Col source="fullName" label="Customer" field={Customer} />
      <Col label="Contact" disableSort field={Contact} />
      <Col label="Documents" disableSort field={Documents} />
      <Col source="submittedAt" label="Waiting" field={Submitted} />
      <Col source="nextPickupAt" label="Next pickup" field={Pickup} />
      <Col label="Decision" disableSort field={Decision} />
    </Table>
  </ScreenList>
);
