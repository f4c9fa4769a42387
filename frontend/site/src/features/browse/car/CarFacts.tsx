import type { ReactNode } from 'react';
import type { VehicleDetails } from '@contract/fleet/vehicles';
import { VEHICLE_TYPE_LABELS } from '@contract/fleet/vehicles';
import { useLocalize, useText } from '@/lib/i18n';
import { carMessages } from '../car-messages';
import styles from './car-facts.module.css';

export function CarFacts({ car }: { car: VehicleDetails }) {
  const t = useText(carMessages);
  const localize = useLocalize();
  const facts: [string, ReactNode][] = [
    [t('model'), car.carModel],
    [t('year'), car.year],
    [t('vehicleType'), localize(VEHICLE_TYPE_LABELS[car.vehicleType])],
    [t('fuelType'), car.fuelType && localize(car.fuelType)],
    [t('transmission'), car.transmission && localize(car.transmission)],
    [t('mileage'), car.mileage],
    [t('seatingCapacity'), car.seatingCapacity],
    [t('color'), car.color],
  ];
  if (car.bootLitres !== null) facts.push([t('bootSpace'), t('litres', { count: car.bootLitres })]);
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value || t('notAvailable')}</dd>
        </div>
      ))}
    </dl>
  );
}
