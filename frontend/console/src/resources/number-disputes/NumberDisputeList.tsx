import Box from '@mui/material/Box';
import { DataTable, Link, useCreatePath } from 'react-admin';
import type { NumberDispute } from '@contract/customers/number-disputes';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { columnOf } from '../../shared/ui/lists/columns';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Row } from '../../shared/ui/Row';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { TwoLines } from '../../shared/ui/TwoLines';
import { SettleAction } from './SettleAction';

const Table = DataTable<NumberDispute>;
const Col = columnOf<NumberDispute>();

/** Claims to mobile numbers that other customers have. */
export const NumberDisputeList = () => (
  <ScreenList
    title="Number disputes"
    lead="These people wanted to rent with the mobile number of another customer. The person who reads out the OTP that we send to the number gets it."
    empty="Nobody claims the number of another customer."
    sort={{ field: 'lastAt', order: 'DESC' }}
    card={<Card />}
  >
    <Table bulkActionButtons={false} rowClick={false} hover={false}>
      <Col source="mobile" label="Mobile" disableSort field={Mobile} />
      <Col source="customerName" label="Customer who has it" disableSort field={Holder} />
      <Col source="lastAt" label="Last claim" field={Claims} />
      <Col label="Decision" disableSort field={SettleAction} />
    </Table>
  </ScreenList>
);

function Mobile() {
  const t = useText();
  return (
    <Row<NumberDispute>>
      {({ mobile, provedBy }) => (
        <TwoLines
          main={<strong className="figures">{mobile}</strong>}
          below={
            provedBy
              ? t(provedBy === 'SMS' ? 'Proved by the customer' : 'Proved to our team')
              : t('Not proved')
          }
        />
      )}
    </Row>
  );
}

function Holder() {
  const t = useText();
  const pathOf = useCreatePath();
  return (
    <Row<NumberDispute>>
      {({ customerId, customerName }) => (
        <Link to={pathOf({ resource: 'customers', type: 'show', id: customerId })} sx={TOUCH_TARGET}>
          {customerName ?? t('Not registered yet')}
        </Link>
      )}
    </Row>
  );
}

function Claims() {
  const t = useText();
  return (
    <Row<NumberDispute>>
      {({ claims, firstAt, lastAt }) => (
        <TwoLines
          main={formatInstant(lastAt)}
          below={
            claims === 1
              ? t('1 claim')
              : t('{count} claims since {when}', { count: claims, when: formatInstant(firstAt) })
          }
        />
      )}
    </Row>
  );
}

const Card = () => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Mobile />
    <Holder />
    <Claims />
    <SettleAction />
  </Box>
);
