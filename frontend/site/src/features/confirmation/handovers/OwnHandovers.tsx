import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Handover } from '@contract/rentals/handovers';
import { nameOfPoint } from '@contract/rentals/inspection-points.rules';
import { request } from '@shared/http';
import { requestFile, saveFile } from '@shared/http/request-file';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useFormats } from '@/lib/format';
import { useLanguage, useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';
import { AddMark } from './AddMark';
import { HandoverPhotos } from './HandoverPhotos';
import { handoverMessages } from './messages';
import panel from '../components/rental-panel.module.css';

/** The recorded handover and return of the customer's rental. Shows nothing if they were not recorded in detail. */
export function OwnHandovers({ reference }: { reference: string }) {
  const { data } = useQuery({
    queryKey: [...ownRentalKey(reference), 'handovers'],
    queryFn: async ({ signal }) =>
      (
        await request<Handover[]>(`${ownRentalPath(reference)}/handovers`, {
          token: accountToken(),
          signal,
        })
      ).data,
    staleTime: 0,
  });
  return data?.map((handover) => <Record key={handover.id} handover={handover} reference={reference} />);
}

function Record({ handover, reference }: { handover: Handover; reference: string }) {
  const t = useText(handoverMessages);
  const { formatInstant } = useFormats();
  const labelId = useId();
  const [open, setOpen] = useState(false);
  const { kind, fuel, fuelUnit, completedAt, points, photos, marksUntil } = handover;
  const [openedAt] = useState(() => Date.now());
  return (
    <section className={panel.credit} aria-labelledby={labelId}>
      <h2 id={labelId} className={panel.next}>
        {t(kind)}
      </h2>
      {completedAt && <p>{t('recorded', { when: formatInstant(completedAt) })}</p>}
      <dl className={panel.facts}>
        <Odometer handover={handover} />
        {fuel !== null && (
          <div>
            <dt>{t(fuelUnit === 'PERCENT' ? 'battery' : 'fuel')}</dt>
            <dd>{t(fuelUnit === 'PERCENT' ? 'percent' : 'eighths', { fuel: String(fuel) })}</dd>
          </div>
        )}
        <AllMarks handover={handover} />
      </dl>
      <div className={panel.actions}>
        {!open && (
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t('show')}
          </Button>
        )}
        <SummaryButton path={`${ownRentalPath(reference)}/handovers/${handover.id}/file`} />
      </div>
      {open && <HandoverPhotos photos={photos} points={points} />}
      {marksUntil && Date.parse(marksUntil) > openedAt && (
        <AddMark reference={reference} points={points} until={marksUntil} />
      )}
    </section>
  );
}

function Odometer({ handover: { odometer, correctedOdometer } }: { handover: Handover }) {
  const t = useText(handoverMessages);
  if (odometer === null) return null;
  const km = odometer.toLocaleString('en-IN');
  return (
    <div>
      <dt>{t('odometer')}</dt>
      <dd>
        {correctedOdometer === null
          ? t('km', { km })
          : t('corrected', { km, corrected: correctedOdometer.toLocaleString('en-IN') })}
      </dd>
    </div>
  );
}

function SummaryButton({ path }: { path: string }) {
  const t = useText(handoverMessages);
  const { language } = useLanguage();
  const toast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const { file, name } = await requestFile(`${path}?language=${language}`, { token: accountToken() });
      saveFile(file, name);
    },
    onError: () => toast(t('summaryFailed'), 'error'),
  });
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
      <Icon name="download" size={18} />
      {t('summary')}
    </Button>
  );
}

function AllMarks({ handover: { points, marks, customerMarks } }: { handover: Handover }) {
  return (
    <>
      <Marks points={points} marks={marks} />
      {customerMarks.length > 0 && <Marks points={points} marks={customerMarks} name="customerMarks" />}
    </>
  );
}

interface MarksProps extends Pick<Handover, 'points' | 'marks'> {
  name?: 'marks' | 'customerMarks';
}

function Marks({ points, marks, name = 'marks' }: MarksProps) {
  const t = useText(handoverMessages);
  const inLanguage = useInLanguage();
  return (
    <div className={panel.whole}>
      <dt>{t(name)}</dt>
      {marks.length === 0 && <dd>{t('noMarks')}</dd>}
      {marks.map((mark, index) => (
        <dd key={index}>
          {t('mark', { point: inLanguage(nameOfPoint(points, mark.point)), text: mark.text })}
        </dd>
      ))}
    </div>
  );
}
