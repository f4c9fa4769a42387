import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { BlockedIdentity, BlockedKind } from '@contract/customers/blocked-identities';
import { type PlainText, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Row } from '../../shared/ui/Row';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import { TwoLines } from '../../shared/ui/TwoLines';
import { UnblockAction } from './UnblockAction';

const KINDS: Record<BlockedKind, PlainText> = {
  EMAIL: 'E-mail',
  MOBILE: 'Mobile',
  DOMAIN: 'Mail domain',
  LICENCE: 'Licence number',
  IDENTITY: 'Identity number',
};

const Table = DataTable<BlockedIdentity>;
const Col = columnOf<BlockedIdentity>();

export const BlockedIdentityList = () => (
  <ScreenList
    title="Block list"
    lead="Blocked contacts receive no codes to sign in; blocked numbers are flagged at the review. Suspend a customer to add one."
    empty="Nobody is blocked."
    sort={{ field: 'id', order: 'DESC' }}
    card={<Card />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="masked" label="Who" disableSort field={Who} />
      <Col source="reason" label="Why" disableSort />
      <Col source="id" label="Blocked" field={Blocked} />
      <Col label="Decision" disableSort field={UnblockAction} />
    </Table>
  </ScreenList>
);

function Who() {
  const t = useText();
  return (
    <Row<BlockedIdentity>>
      {({ kind, masked }) => <TwoLines main={<strong>{masked}</strong>} below={t(KINDS[kind])} />}
    </Row>
  );
}

function Blocked() {
  const staffLabel = useStaffLabel();
  return (
    <Row<BlockedIdentity>>
      {({ blockedAt, by }) => <TwoLines main={formatInstant(blockedAt)} below={by ? staffLabel(by) : ''} />}
    </Row>
  );
}

const Card = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Who />
    <Row<BlockedIdentity>>{({ reason }) => reason}</Row>
    <Blocked />
    <UnblockAction />
  </Box>
);
