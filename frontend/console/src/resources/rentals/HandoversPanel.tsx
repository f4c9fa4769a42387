import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import {
  type ConfirmingPicture,
  type ConsoleHandover,
  type HandoverConfirmation,
  isConfirmingPicture,
} from '@contract/rentals/handovers';
import { nameOfPoint } from '@contract/rentals/inspection-points.rules';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { DownloadPdf } from '../../shared/ui/documents/DownloadPdf';
import { Panel } from '../../shared/ui/Panel';
import { useStaffLabel } from '../../shared/ui/staff/use-staff-label';
import type { RentalCalls } from './calls';
import { CheckEvidence } from './CheckEvidence';
import { odometerText } from './event-text';
import { HANDOVER_STEPS } from './handover-steps';

const CONFIRMED: Record<HandoverConfirmation, PlainText> = {
  CODE: 'Confirmed by a code',
  SIGNATURE: 'Confirmed by a signature',
  THUMB_MARK: 'Confirmed by a thumb mark',
  NOT_PRESENT: 'The customer was not here',
};

const PICTURES: Record<ConfirmingPicture, PlainText> = {
  SIGNATURE: 'Signature',
  THUMB_MARK: 'Thumb mark',
};

/** The records of the handover and the return, including undone ones. */
export function HandoversPanel({ rental: { id, events } }: { rental: ConsoleRentalDetails }) {
  const data = useCalls<RentalCalls>();
  const { data: records = [] } = useQuery({
    // A refresh reads the records again; otherwise they change only together with the state of the rental.
    queryKey: ['rentals', id, 'handovers', events.length],
    queryFn: () => data.handovers(id),
    enabled: events.some(({ to }) => to === 'ON_TRIP'),
  });
  if (records.length === 0) return null;
  return (
    <Panel title="Handover and return">
      {records.map((record) =>
        record.state === 'PHOTOS' ? (
          <SecondPhone key={record.id} record={record} />
        ) : (
          <Record key={record.id} record={record} rentalId={id} />
        ),
      )}
      <CheckEvidence rentalId={id} />
    </Panel>
  );
}

function Record({ record, rentalId }: { record: ConsoleHandover; rentalId: number }) {
  const t = useText();
  const inLanguage = useInLanguage();
  const nameOf = (point: string): string => inLanguage(nameOfPoint(record.points, point));
  const staffLabel = useStaffLabel();
  const data = useCalls<RentalCalls>();
  const { kind, state, completedAt, by, odometer, correctedOdometer, fuel, fuelUnit, marks, confirmation } =
    record;
  const title = t(HANDOVER_STEPS[kind]);
  const full = fuelUnit === 'PERCENT' ? '%' : '/8';
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {state === 'UNDONE' ? t('{what}, undone later', { what: title }) : title}
      </Typography>
      {completedAt && (
        <Typography variant="body2" color="textSecondary">
          {formatInstant(completedAt)} {t('by {who}', { who: staffLabel(by) })}
        </Typography>
      )}
      <Typography variant="body2">
        {odometerText({ odometer: odometer ?? 0, correctedOdometer }, t)}
        {record.jumped && ` · ${t('higher than usual')}`} ·{' '}
        {t('Fuel {level}', { level: `${fuel ?? 0}${full}` })}
      </Typography>
      {confirmation && <Typography variant="body2">{t(CONFIRMED[confirmation])}</Typography>}
      {record.witness && (
        <Typography variant="body2">{t('Witness: {name}', { name: record.witness })}</Typography>
      )}
      <Licence record={record} />
      {marks.map(({ point, text }, index) => (
        <Typography key={index} variant="body2">
          {nameOf(point)}: {text}
        </Typography>
      ))}
      {record.customerMarks.map(({ id, point, text }) => (
        <Typography key={id} variant="body2">
          {t('Noted by the customer: {text}', {
            text: `${nameOf(point)}: ${text}`,
          })}
        </Typography>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Photos record={record} />
        <InspectAgain record={record} rentalId={rentalId} />
        <DownloadPdf label="Summary (PDF)" load={(language) => data.downloadSummary(record.id, language)} />
      </Box>
    </Box>
  );
}

/** The photos of a second phone, which sent its record of the same step later. */
function SecondPhone({ record }: { record: ConsoleHandover }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { kind, by } = record;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('{what}: photos of a second phone', { what: t(HANDOVER_STEPS[kind]) })}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('by {who}', { who: staffLabel(by) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Photos record={record} />
      </Box>
    </Box>
  );
}

function Photos({ record: { photos, points } }: { record: ConsoleHandover }) {
  const t = useText();
  const inLanguage = useInLanguage();
  return photos.map(({ id, point, path }) => {
    const label = isConfirmingPicture(point) ? t(PICTURES[point]) : inLanguage(nameOfPoint(points, point));
    return <DocumentButton key={id} label={label} title={label} path={path} />;
  });
}

function Licence({ record: { licence } }: { record: ConsoleHandover }) {
  const t = useText();
  if (licence === null) return null;
  return (
    <Typography variant="body2">
      {licence.matches
        ? t('Driving licence compared with the number on record')
        : t('Driving licence seen; no number was on record')}
    </Typography>
  );
}

function InspectAgain({ record: { inspectUntil }, rentalId }: { record: ConsoleHandover; rentalId: number }) {
  const t = useText();
  const createPath = useCreatePath();
  const [openedAt] = useState(() => Date.now());
  if (inspectUntil === null || Date.parse(inspectUntil) <= openedAt) return null;
  return (
    <Button component={Link} to={createPath({ resource: 'handovers', type: 'show', id: rentalId })}>
      {t('Inspect again until {when}', { when: formatInstant(inspectUntil) })}
    </Button>
  );
}
