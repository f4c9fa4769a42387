import { useState } from 'react';
import type { RentalCar } from '@contract/rentals';
import { useText } from '@/lib/i18n';
import { Button } from '@/ui/Button';
import { CarImage } from '@/ui/CarImage';
import { Icon } from '@/ui/Icon';
import { dashboardMessages } from '../messages';
import styles from './car-pictures.module.css';

/** One picture at a time, turned by hand with Prev and Next. */
export function CarPictures({ car }: { car: RentalCar }) {
  const t = useText(dashboardMessages);
  const [index, setIndex] = useState(0);
  const name = `${car.carName} ${car.carModel}`;
  const count = car.images.length;
  const image = car.images[index];
  if (!image) {
    return (
      <p className={styles.none}>
        <Icon name="car" size={36} />
        {t('noImages')}
      </p>
    );
  }
  const turn = (steps: number) => setIndex((index + steps + count) % count);
  return (
    <section className={styles.pictures} aria-label={t('imagesOf', { name })}>
      <CarImage
        key={image.url}
        image={image}
        alt={t('imageAlt', { name, index: index + 1 })}
        sizes="(min-width: 48rem) 20rem, 92vw"
      />
      {count > 1 && (
        <div className={styles.turn}>
          <Button variant="secondary" onClick={() => turn(-1)}>
            {t('prev')}
          </Button>
          <span className="tabular" role="status">
            {t('imagePlace', { index: index + 1, count })}
          </span>
          <Button variant="secondary" onClick={() => turn(1)}>
            {t('next')}
          </Button>
        </div>
      )}
    </section>
  );
}
