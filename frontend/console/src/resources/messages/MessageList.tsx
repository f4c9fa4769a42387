import { DataTable } from 'react-admin';
import { type ConsoleMessage, MESSAGE_STATES } from '@contract/office';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { statusChoices } from '../../shared/ui/StatusChip';
import { FailedNote } from './FailedNote';
import { CHANNEL_NAMES, Decision, Recipient, State, Subject, When } from './fields';
import { MessageCard } from './MessageCard';

const Table = DataTable<ConsoleMessage>;
const Col = columnOf<ConsoleMessage>();

const CHANNELS = Object.entries(CHANNEL_NAMES).map(([id, name]) => ({ id, name }));

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Begins with: e-mail, mobile" />,
  <SelectInput key="state" source="state" label="State" alwaysOn choices={statusChoices(MESSAGE_STATES)} />,
  <SelectInput key="channel" source="channel" label="Channel" alwaysOn choices={CHANNELS} />,
];

export const MessageList = () => (
  <ScreenList
    title="Messages"
    lead="E-mail and SMS to customers and staff: what is waiting, what was sent and what failed."
    above={<FailedNote />}
    empty="No messages yet."
    sort={{ field: 'createdAt', order: 'DESC' }}
    filters={filters}
    card={<MessageCard />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col label="To" disableSort field={Recipient} />
      <Col label="Subject" disableSort field={Subject} />
      <Col source="createdAt" label="Created" field={When} />
      <Col label="State" disableSort field={State} />
      <Col label="Decision" disableSort field={Decision} />
    </Table>
  </ScreenList>
);
