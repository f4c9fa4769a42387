import type { PublicSettings } from '@contract/settings';
import { useText } from '@/lib/i18n';
import { Carousel } from '@/ui/media/Carousel';
import { companyMessages } from '../messages';
import styles from './testimonials.module.css';

const SLIDE_MS = 3000;

export function Testimonials({ testimonials }: { testimonials: PublicSettings['testimonials'] }) {
  const t = useText(companyMessages);
  if (testimonials.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('testimonialsTitle')}</h2>
      <Carousel label={t('testimonialsTitle')} interval={SLIDE_MS} className={styles.carousel}>
        {testimonials.map((testimonial) => (
          <figure key={testimonial.name} className={styles.quote}>
            <blockquote>{testimonial.text}</blockquote>
            <figcaption>{testimonial.name}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
