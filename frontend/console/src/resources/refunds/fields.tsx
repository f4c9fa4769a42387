import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { dayIn } from '@contract/calendar';
import { formatRupees } from '@contract/money';
import type { ListedRefund, RefundRowState } from '@contract/payments/refunds';
import { CITY_ZONE } from '@shared/format/locale';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';
import { isOverdue } from '../../shared/ui/overdue';
import { METHODS } from '../../shared/ui/payment-methods';
import { Row } from '../../shared/ui/Row';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { TwoLines } from '../../shared/ui/TwoLines';
import { BounceAction } from './BounceAction';
import { CorrectAction } from './CorrectAction';
import { Destination } from './Destination';
import { DestinationAction } from './DestinationAction';
import { SendAction } from './SendAction';
import { CAUSES, STATES } from './words';

const stop = (event: MouseEvent): void => event.stopPropagation();

export const Due = () => <Row<ListedRefund>>{(row) => <DueOf row={row} />}</Row>;

function DueOf({ row: { id, amount, dueDate } }: { row: ListedRefund }) {
  const t = useText();
  const to = useCreatePath()({ resource: 'refunds', type: 'show', id });
  return (
    <TwoLines
      main={
        <Link to={to} onClick={stop}>
          <strong>{formatRupees(amount)}</strong>
        </Link>
      }
      below={t('due by {day}', { day: formatDay(dueDate) })}
    />
  );
}

export function Payee() {
  const t = useText();
  return (
    <Row<ListedRefund>>
      {({ customerName, customerMobile }) => (
        <TwoLines main={customerName ?? t('Not registered yet')} below={formatPhone(customerMobile)} />
      )}
    </Row>
  );
}

/** The rental and the payment that the refund belongs to. */
export const Origin = () => (
  <Row<ListedRefund>>
    {(row) => <TwoLines wrap main={<RentalOf row={row} />} below={<PaymentOf row={row} />} />}
  </Row>
);

export function RentalOf({ row: { rentalId, rentalKind, rentalReference } }: { row: ListedRefund }) {
  const t = useText();
  const path = useCreatePath();
  if (rentalId === null) return <>{t('No booking linked')}</>;
  const resource = rentalKind === 'RESERVATION' ? 'reservations' : 'bookings';
  return (
    <Link to={path({ resource, type: 'show', id: rentalId })} sx={TOUCH_TARGET} onClick={stop}>
      {rentalReference}
    </Link>
  );
}

export function PaymentOf({ row: { paymentId, transactionId } }: { row: ListedRefund }) {
  const t = useText();
  const path = useCreatePath();
  if (paymentId === null) return <>{t('Beyond the payments')}</>;
  return (
    <Link
      to={path({ resource: 'transactions', type: 'show', id: paymentId })}
      sx={TOUCH_TARGET}
      onClick={stop}
    >
      {transactionId}
    </Link>
  );
}

export const State = () => <Row<ListedRefund>>{(row) => <StateOf row={row} />}</Row>;

function StateOf({ row }: { row: ListedRefund }) {
  return <TwoLines wrap main={<StateChip state={row.state} />} below={<StateDetail row={row} />} />;
}

function StateDetail({ row }: { row: ListedRefund }) {
  const detail = useDetail(row);
  return (
    <>
      {detail && <div>{detail}</div>}
      {row.state !== 'WITHDRAWN' && <Destination row={row} />}
    </>
  );
}

/** Returns how and when the refund was sent, or why it bounced. */
function useDetail({ state, method, reference, sentOn, bounceCause, dueDate }: ListedRefund): string | null {
  const t = useText();
  if (state === 'BOUNCED' && bounceCause) return t(CAUSES[bounceCause]);
  if (state === 'SENT' && method && sentOn && reference)
    return `${t(METHODS[method])}, ${reference}, ${formatDay(sentOn)}`;
  if (state === 'DUE' && isOverdue(dueDate, dayIn(CITY_ZONE, new Date()))) return t('Overdue');
  return null;
}

export function StateChip({ state }: { state: RefundRowState }) {
  const t = useText();
  const [label, color] = STATES[state];
  return <Chip size="small" variant="outlined" label={t(label)} color={color} />;
}

/** The actions that the refund's state allows. */
export const Acts = () => <Row<ListedRefund>>{({ acts }) => <ActsOf acts={acts} />}</Row>;

export const ActsOf = ({ acts }: Pick<ListedRefund, 'acts'>) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {acts.includes('SEND') && <SendAction />}
    {acts.includes('DESTINATION') && <DestinationAction isNext={!acts.includes('SEND')} />}
    {acts.includes('BOUNCE') && <BounceAction />}
    {acts.includes('CORRECT') && <CorrectAction />}
  </Box>
);
