import type { RentalCar } from '@contract/rentals/rentals';
import { useText } from '@/lib/i18n';
import { CarImage } from '@/ui/media/CarImage';
import { Icon } from '@/ui/media/Icon';
import { useSlides } from '@/ui/media/use-slides';
import { dashboardMessages } from '../messages';
import styles from './rental-pictures.module.css';

const SIZES = '(min-width: 40rem) 20rem, 92vw';

/** The car's photos, one at a time, with buttons and swipes for the next and the previous one. */
export function RentalPictures({ car }: { car: RentalCar }) {
  const t = useText(dashboardMessages);
  const count = car.images.length;
  const { index, move, swipe } = useSlides(count);
  const image = car.images[index];
  if (!image) {
    return (
      <div className={styles.pictures}>
        <CarImage image={undefined} alt="" noneText={t('noImages')} sizes={SIZES} />
      </div>
    );
  }

  const name = `${car.carName} ${car.carModel}`;
  return (
    <div className={styles.pictures} role="group" aria-roledescription="carousel" aria-label={name}>
      <div className={styles.picture} {...swipe}>
        <CarImage
          key={image.url}
          image={image}
          alt={t('pictureOf', { name, index: index + 1, count })}
          sizes={SIZES}
        />
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <button type="button" onClick={() => move(-1)}>
            <Icon name="back" size={18} />
            {t('prev')}
          </button>
          <span className="tabular" aria-live="polite">
            {index + 1} / {count}
          </span>
          <button type="button" onClick={() => move(1)}>
            {t('next')}
            <Icon name="forward" size={18} />
          </button>
        </div>
      )}
    </div>
  );
}
