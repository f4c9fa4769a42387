import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tooltip from '@mui/material/Tooltip';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleTransaction } from '@contract/console';
import { formatRupees } from '@contract/money';
import { formatPhone } from '@shared/format/phone';
import { useText } from '../../shared/i18n';
import { formatAge, formatShortInstant } from '../../shared/i18n/format';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Row } from '../../shared/ui/Row';
import { TwoLines } from '../../shared/ui/TwoLines';
import { flagTexts } from './flags';
import { RentalLink } from './RentalLink';

export function Reference() {
  const t = useText();
  const createPath = useCreatePath();
  return (
    <Row<ConsoleTransaction>>
      {(row) => (
        <TwoLines
          main={
            <Link to={createPath({ resource: 'transactions', type: 'show', id: row.id })}>
              <strong className="figures">{row.transactionId}</strong>
            </Link>
          }
          below={row.action === 'book' ? t('Booking') : t('Reservation')}
        />
      )}
    </Row>
  );
}

export function Payer() {
  const t = useText();
  return (
    <Row<ConsoleTransaction>>
      {(row) => (
        <TwoLines
          main={row.customerName ?? t('Not registered yet')}
          below={formatPhone(row.customerMobile)}
        />
      )}
    </Row>
  );
}

export function Amount() {
  const t = useText();
  return (
    <Row<ConsoleTransaction>>
      {(row) => (
        <TwoLines
          main={<strong>{formatRupees(row.receivedAmount ?? row.amount)}</strong>}
          below={
            row.expectedAmount === null
              ? t('no fare yet')
              : t('of {sum}', { sum: formatRupees(row.expectedAmount) })
          }
        />
      )}
    </Row>
  );
}

function Flags() {
  const t = useText();
  return (
    <Row<ConsoleTransaction>>
      {(row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, typography: 'body2' }}>
          {row.flags.length === 0 && row.difference === 0 && (
            <Box component="span" sx={{ color: 'success.main', fontWeight: 600 }}>
              {t('Amount matches')}
            </Box>
          )}
          {flagTexts(row, t).map(({ label, explanation }) => (
            <Tooltip key={label} title={explanation} describeChild>
              <Chip size="small" color="warning" variant="outlined" label={label} tabIndex={0} />
            </Tooltip>
          ))}
        </Box>
      )}
    </Row>
  );
}

/** The screenshot of the payment, and its warnings. */
export const Check = () => (
  <Box sx={{ display: 'grid', justifyItems: 'start' }}>
    <Flags />
    <Screenshot />
  </Box>
);

/** The rental that the payment is for, with its pickup time. */
export const Rental = () => (
  <Row<ConsoleTransaction>>
    {(row) => (
      <TwoLines main={row.pickupAt && formatShortInstant(row.pickupAt)} below={<RentalLink row={row} />} />
    )}
  </Row>
);

function Screenshot() {
  const t = useText();
  return (
    <Row<ConsoleTransaction>>
      {({ transactionId, transactionScreenshotUrl: path }) =>
        path === null ? (
          t('No screenshot')
        ) : (
          <DocumentButton
            label={t('View Image')}
            title={t('Screenshot of {id}', { id: transactionId })}
            path={path}
          />
        )
      }
    </Row>
  );
}

export function Submitted() {
  const t = useText();
  return (
    <Row<ConsoleTransaction>>
      {(row) => (
        <TwoLines
          main={t('{age} ago', { age: formatAge(row.createdAt) })}
          below={formatShortInstant(row.createdAt)}
        />
      )}
    </Row>
  );
}
