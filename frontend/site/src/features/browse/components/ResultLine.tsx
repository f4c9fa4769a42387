import type { VehicleQuery } from '@contract/vehicles';
import { formatDay } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useVehicles } from '../api/use-vehicles';
import { browseMessages } from '../messages';

/** "12 cars, free from 21 Nov to 23 Nov": told to screen readers when it changes. */
export function ResultLine({ query }: { query: VehicleQuery }) {
  const t = useText(browseMessages);
  const count = useVehicles(query).data?.length;
  const cars = count === 1 ? t('oneCar') : count ? t('manyCars', { count }) : '';
  const when =
    cars && query.from && query.to
      ? `, ${t('freeBetween', { from: formatDay(query.from), to: formatDay(query.to) })}`
      : '';
  return (
    <p role="status" className="tabular">
      {cars}
      {when}
    </p>
  );
}
