import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { dashboardMessages } from '../messages';
import styles from './rental-card.module.css';

export function RentalsLoading() {
  const t = useText(dashboardMessages);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <div className={styles.list} aria-hidden="true">
        {[0, 1].map((index) => (
          <Card key={index} flush className={styles.card}>
            <Skeleton height="14rem" radius={0} />
            <div className={styles.body}>
              <Skeleton width="30%" />
              <Skeleton width="55%" height="1.5rem" />
              <Skeleton height="6rem" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
