import { useText } from '@/lib/i18n';
import { useSettings } from '@/lib/settings';
import { Carousel } from '@/ui/media/Carousel';
import city from '../images/city.svg?no-inline';
import documents from '../images/documents.svg?no-inline';
import fare from '../images/fare.svg?no-inline';
import hills from '../images/hills.svg?no-inline';
import { homeMessages } from '../messages';
import styles from './hero.module.css';

const SLIDE_MS = 5000;

export function HeroSlides() {
  const t = useText(homeMessages);
  const best = useSettings().data?.fare.discounts.at(-1);
  const slides = [
    { picture: city, title: t('slideCity'), text: t('slideCityText') },
    { picture: fare, title: t('slideFare'), text: t('slideFareText') },
    { picture: documents, title: t('slideDocuments'), text: t('slideDocumentsText') },
    {
      picture: hills,
      title: t('slideHills'),
      text: best ? t('slideHillsText', { percent: best.percent, days: best.fromDays }) : t('slideHillsPlain'),
    },
  ];
  return (
    <Carousel label={t('slides')} interval={SLIDE_MS} className={styles.slides}>
      {slides.map((slide, index) => (
        <figure key={slide.picture} className={styles.slide}>
          <img
            src={slide.picture}
            width={640}
            height={424}
            alt=""
            loading={index === 0 ? 'eager' : 'lazy'}
            fetchPriority={index === 0 ? 'high' : 'auto'}
            draggable={false}
          />
          <figcaption className={styles.caption}>
            <strong>{slide.title}</strong>
            <span>{slide.text}</span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
