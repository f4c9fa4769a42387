import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import { formatRupees } from '@contract/money';
import { rentalResource } from '@contract/rentals/rentals';
import { type ConsoleSettlement, isComputed } from '@contract/rentals/settlements';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatInstant, formatShortInstant } from '../../shared/i18n/format';
import { Row } from '../../shared/ui/Row';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { TwoLines } from '../../shared/ui/TwoLines';
import { STATES } from './words';

const stop = (event: MouseEvent): void => event.stopPropagation();

export function Total() {
  const t = useText();
  return (
    <Row<ConsoleSettlement>>
      {({ total, later, carName, plate }) => (
        <TwoLines
          main={<strong>{formatRupees(total)}</strong>}
          below={[later && t('Later charge'), carName, plate].filter(Boolean).join(', ')}
        />
      )}
    </Row>
  );
}

export function Customer() {
  const t = useText();
  return (
    <Row<ConsoleSettlement>>
      {({ customerName, customerMobile }) => (
        <TwoLines main={customerName ?? t('Not registered yet')} below={formatPhone(customerMobile)} />
      )}
    </Row>
  );
}

export const Rental = () => <Row<ConsoleSettlement>>{(row) => <RentalOf row={row} />}</Row>;

export function RentalOf({ row: { rentalId, rentalKind, reference } }: { row: ConsoleSettlement }) {
  const path = useCreatePath();
  return (
    <Link
      to={path({ resource: rentalResource(rentalKind), type: 'show', id: rentalId })}
      sx={TOUCH_TARGET}
      onClick={stop}
    >
      {reference}
    </Link>
  );
}

export const Returned = () => (
  <Row<ConsoleSettlement>>{({ returnedAt }) => <>{formatShortInstant(returnedAt)}</>}</Row>
);

export const State = () => (
  <Row<ConsoleSettlement>>
    {(row) => <TwoLines wrap main={<StateChip state={row.state} />} below={<NextTime row={row} />} />}
  </Row>
);

/** The deadline of the next act by staff or the customer. */
export function NextTime({ row }: { row: ConsoleSettlement }) {
  const t = useText();
  const { state, disputeUntil, answerBy, chargeUntil, lines, needsAdmin } = row;
  const isSentByStaff = needsAdmin || lines.some(({ kind }) => !isComputed(kind));
  if (state === 'DRAFT')
    return isSentByStaff
      ? t('Send it by {when}.', { when: formatInstant(chargeUntil) })
      : t('Sent automatically on {when}.', { when: formatInstant(row.sentFrom) });
  if (state === 'ISSUED' && disputeUntil)
    return t('The customer has until {when}.', { when: formatInstant(disputeUntil) });
  if (state === 'DISPUTED' && answerBy) return t('Answer by {when}.', { when: formatInstant(answerBy) });
  return null;
}

export function StateChip({ state }: Pick<ConsoleSettlement, 'state'>) {
  const t = useText();
  const [label, color] = STATES[state];
  return <Chip size="small" variant="outlined" label={t(label)} color={color} />;
}
