import type { CarImage as CarImageData, VehicleListItem } from '@contract/fleet/vehicles';
import { paths } from '@/app/paths';
import { formatRupees } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { CarImage } from '@/ui/media/CarImage';
import { Carousel } from '@/ui/media/Carousel';
import { Link } from '@/ui/navigation/Link';
import city from '../images/city.svg?no-inline';
import documents from '../images/documents.svg?no-inline';
import fare from '../images/fare.svg?no-inline';
import hills from '../images/hills.svg?no-inline';
import { homeMessages } from '../messages';
import styles from './hero.module.css';

const SLIDE_MS = 5000;

interface HeroSlidesProps {
  /** The cars; undefined while they load. */
  cars: readonly VehicleListItem[] | undefined;
}

/** Returns a drawing as if it were a photo of one size. */
const drawing = (url: string): CarImageData => ({ url, width: 640, height: 424, placeholder: '', sizes: [] });

/** Four slides with the first cars that have photos. Drawings fill the slides without a car. */
export function HeroSlides({ cars = [] }: HeroSlidesProps) {
  const t = useText(homeMessages);
  const best = useSettings().data?.fare.discounts.at(-1);
  const drawings = [
    [city, t('slideCity'), t('slideCityText')],
    [fare, t('slideFare'), t('slideFareText')],
    [documents, t('slideDocuments'), t('slideDocumentsText')],
    [
      hills,
      t('slideHills'),
      best ? t('slideHillsText', { percent: best.percent, days: best.fromDays }) : t('slideHillsPlain'),
    ],
  ] as const;
  const photographed = cars.filter((car) => car.images[0]);
  return (
    <Carousel label={t('slides')} interval={SLIDE_MS} className={styles.slides}>
      {drawings.map(([picture, title, text], index) => {
        const car = photographed[index];
        return (
          <figure key={index} className={styles.slide}>
            <CarImage
              image={car?.images[0] ?? drawing(picture)}
              alt=""
              sizes="(min-width: 60rem) 35rem, 92vw"
              eager={index === 0}
              className={styles.photo}
            />
            <figcaption className={styles.caption}>
              <strong>
                {car ? (
                  <Link to={paths.car(car.id)} draggable={false}>
                    {car.carName} {car.carModel}
                  </Link>
                ) : (
                  title
                )}
              </strong>
              <span>
                {car ? t('slideCar', { place: car.location, price: formatRupees(car.costPerDay) }) : text}
              </span>
            </figcaption>
          </figure>
        );
      })}
    </Carousel>
  );
}
