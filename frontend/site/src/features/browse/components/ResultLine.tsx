import type { VehicleQuery } from '@contract/fleet/vehicles';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useVehicles } from '../api/use-vehicles';
import { browseMessages } from '../messages';

/** "12 cars, free from 21 Nov to 23 Nov": announced by screen readers when it changes. */
export function ResultLine({ query }: { query: VehicleQuery }) {
  const t = useText(browseMessages);
  const { formatDay } = useFormats();
  const count = useVehicles(query).data?.length;
  const cars = count ? t('cars', { count }) : '';
  const { from, to } = query;
  let dates = '';
  if (cars && from && to) {
    const days =
      from === to
        ? t('freeOn', { day: formatDay(from) })
        : t('freeBetween', { from: formatDay(from), to: formatDay(to) });
    dates = `, ${days}`;
  }
  return (
    <p role="status" className="tabular">
      {cars}
      {dates}
    </p>
  );
}
