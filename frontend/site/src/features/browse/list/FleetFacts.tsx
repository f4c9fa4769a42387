import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { useVehicleFilters } from '../api/use-vehicle-filters';
import { browseMessages } from '../messages';
import styles from './fleet-facts.module.css';

/** The size of the fleet and the cancellation policy, in one line. */
export function FleetFacts() {
  const t = useText(browseMessages);
  const places = useVehicleFilters().data?.locations ?? [];
  const cancellation = useSettings().data?.cancellation;
  const cars = places.reduce((sum, { count }) => sum + count, 0);
  const facts = [
    cars > 0 && t('cars', { count: cars }),
    places.length > 0 && t('places', { count: places.length }),
    cancellation && t('freeCancellation', { hours: cancellation.freeUntilHours }),
  ].filter(Boolean);
  return <p className={styles.facts}>{facts.join(' · ')}</p>;
}
