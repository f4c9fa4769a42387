import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n';
import { formatInstant } from '../../../shared/i18n/format';
import { useStaffLabel } from '../../../shared/ui/staff/use-staff-label';
import type { PhoneQueue } from './phone-queue';
import { phoneVersion } from './phone-version';
import type { QueueEntry } from './records';

/** Compares the record on the phone with the office's record of the same step. */
export function BothVersions({ queue, entry }: { queue: PhoneQueue; entry: QueueEntry }) {
  const t = useText();
  const staffLabel = useStaffLabel();
  const { kind, form } = entry.record;
  const rentalId = form.rental.id;
  const { data: records } = useQuery({
    queryKey: ['handovers', rentalId, 'recorded'],
    queryFn: () => queue.requests.recordedHandovers(rentalId),
  });
  const other = records?.find((record) => record.kind === kind && record.state === 'COMPLETE');
  const factsOf = (at: string | null, odometer: number | null, photos: number): string[] => [
    ...(at === null ? [] : [formatInstant(at)]),
    ...(odometer === null ? [] : [t('{km} km', { km: odometer.toLocaleString('en-IN') })]),
    t('{count, plural, one {# photo} other {# photos}}', { count: photos }),
  ];
  const { at, odometer, photoCount } = phoneVersion(entry);
  const mine = factsOf(at, odometer, photoCount);
  const theirs = other && [
    ...factsOf(other.completedAt, other.odometer, other.photos.length),
    staffLabel(other.by),
  ];
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('On this phone: {facts}', { facts: mine.join(' · ') })}
      </Typography>
      {records && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          {theirs
            ? t('At the office: {facts}', { facts: theirs.join(' · ') })
            : t('The office has no record of this step.')}
        </Typography>
      )}
    </>
  );
}
