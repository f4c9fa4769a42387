import { Link, useCreatePath } from 'react-admin';
import { formatRupees } from '@contract/money';
import type { ConsoleIssuedDocument, DocumentSeries } from '@contract/payments/issued-documents';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { DownloadPdf } from '../../shared/ui/documents/DownloadPdf';
import { Row } from '../../shared/ui/Row';
import { TOUCH_TARGET } from '../../shared/ui/touch-target';
import { TwoLines } from '../../shared/ui/TwoLines';
import type { IssuedDocumentCalls } from './calls';

export const SERIES_NAMES = {
  RC: 'Receipt',
  DR: 'Deposit receipt',
  RR: 'Refund receipt',
  AG: 'Rental agreement',
  BL: 'Bill',
  CM: 'Credit memo',
  SS: 'Settlement',
  RV: 'Receipt voucher',
  RF: 'Refund voucher',
  IN: 'Tax invoice',
  CN: 'Credit note',
} as const satisfies Record<DocumentSeries, PlainText>;

export const Numbered = () => <Row<ConsoleIssuedDocument>>{(row) => <NumberedOf row={row} />}</Row>;

function NumberedOf({ row: { number, series, amount } }: { row: ConsoleIssuedDocument }) {
  const t = useText();
  return (
    <TwoLines
      main={<strong>{number}</strong>}
      below={`${t(SERIES_NAMES[series])}, ${formatRupees(amount)}`}
    />
  );
}

export const Customer = () => <Row<ConsoleIssuedDocument>>{(row) => <CustomerOf row={row} />}</Row>;

function CustomerOf({ row: { customerId, customerName } }: { row: ConsoleIssuedDocument }) {
  const t = useText();
  const to = useCreatePath()({ resource: 'customers', type: 'show', id: customerId });
  return (
    <Link to={to} sx={TOUCH_TARGET}>
      {customerName ?? t('Not registered yet')}
    </Link>
  );
}

export const Origin = () => <Row<ConsoleIssuedDocument>>{(row) => <OriginOf row={row} />}</Row>;

function OriginOf({ row: { rentalId, rentalKind, rentalReference } }: { row: ConsoleIssuedDocument }) {
  const t = useText();
  const path = useCreatePath();
  if (rentalId === null) return <>{t('No booking linked')}</>;
  const resource = rentalKind === 'RESERVATION' ? 'reservations' : 'bookings';
  return (
    <Link to={path({ resource, type: 'show', id: rentalId })} sx={TOUCH_TARGET}>
      {rentalReference}
    </Link>
  );
}

export const Issued = () => <Row<ConsoleIssuedDocument>>{(row) => <IssuedOf row={row} />}</Row>;

function IssuedOf({ row: { issuedAt, cancelledAt } }: { row: ConsoleIssuedDocument }) {
  const t = useText();
  return (
    <TwoLines
      wrap
      main={formatInstant(issuedAt)}
      below={cancelledAt && t('Cancelled on {when}', { when: formatInstant(cancelledAt) })}
    />
  );
}

export const Download = () => <Row<ConsoleIssuedDocument>>{(row) => <DownloadOf row={row} />}</Row>;

function DownloadOf({ row: { id, number } }: { row: ConsoleIssuedDocument }) {
  const t = useText();
  const data = useCalls<IssuedDocumentCalls>();
  return (
    <DownloadPdf
      label="PDF"
      name={t('Download {number}', { number })}
      load={(language) => data.downloadDocument(id, language)}
    />
  );
}
