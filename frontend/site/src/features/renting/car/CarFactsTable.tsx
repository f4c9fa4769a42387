import type { VehicleDetails } from '@contract/fleet/vehicles';
import { VEHICLE_TYPE_LABELS } from '@contract/fleet/vehicles';
import { formatRupees } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { rentingMessages } from '../messages';
import styles from './car-facts-table.module.css';

export function CarFactsTable({ car }: { car: VehicleDetails }) {
  const t = useText(rentingMessages);
  const localize = useLocalize();
  const rows = [
    [t('name'), car.carName],
    [t('model'), car.carModel],
    [t('year'), car.year],
    [t('vehicleType'), localize(VEHICLE_TYPE_LABELS[car.vehicleType])],
    [t('fuelType'), car.fuelType && localize(car.fuelType)],
    [t('transmission'), car.transmission && localize(car.transmission)],
    [t('mileage'), car.mileage],
    [t('seatingCapacity'), car.seatingCapacity],
    [t('location'), car.location],
    [t('costPerDay'), formatRupees(car.costPerDay)],
  ] as const;
  return (
    <table className={styles.facts}>
      <caption className="visually-hidden">{t('facts')}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value || t('notAvailable')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
