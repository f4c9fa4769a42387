import { useText } from '@/lib/i18n';
import { registrationMessages } from '../messages';
import styles from './registration.module.css';

/** Drawings of one acceptable and two unacceptable photos of a card. */
export function GoodPicture() {
  const t = useText(registrationMessages);
  return (
    <section className={styles.example} aria-labelledby="good-picture">
      <h2 id="good-picture">{t('goodPicture')}</h2>
      <ul>
        <li className={styles.good}>
          <DrawnCard />
          {t('goodWhole')}
        </li>
        <li className={styles.bad}>
          <DrawnCard view="30 18 60 44" />
          {t('badCut')}
        </li>
        <li className={styles.bad}>
          <DrawnCard blurred />
          {t('badBlurred')}
        </li>
      </ul>
    </section>
  );
}

/** A drawing of a card with a portrait. */
export function DrawnCard({ view = '0 0 96 66', blurred }: { view?: string; blurred?: boolean }) {
  return (
    <svg viewBox={view} width="96" height="66" aria-hidden="true" className={blurred ? styles.blurred : ''}>
      <rect width="96" height="66" fill="var(--c-surface-2)" />
      <rect
        x="10"
        y="9"
        width="76"
        height="48"
        rx="5"
        fill="var(--c-surface)"
        stroke="var(--c-line-strong)"
      />
      <circle cx="26" cy="27" r="6" fill="var(--c-line-strong)" />
      <path d="M15 44c1-8 5-10 11-10s10 2 11 10Z" fill="var(--c-line-strong)" />
      <path
        d="M45 22h32M45 30h26M45 38h32M45 47h18"
        stroke="var(--c-muted)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
