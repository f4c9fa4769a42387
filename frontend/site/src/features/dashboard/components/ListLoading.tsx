import { useText } from '@/lib/i18n';
import { Card } from '@/ui/Card';
import { Skeleton } from '@/ui/Skeleton';
import { dashboardMessages } from '../messages';
import styles from './rental-card.module.css';

export function ListLoading() {
  const t = useText(dashboardMessages);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={styles.list} aria-hidden="true">
        {[1, 2].map((place) => (
          <Card key={place} flush className={styles.card}>
            <div className={styles.picture}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={styles.body}>
              <Skeleton width="55%" height="1.6rem" />
              <Skeleton width="40%" />
              <Skeleton height="6rem" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
