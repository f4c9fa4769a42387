import { useText } from '@/lib/i18n';
import { useHydrated } from '@/lib/use-hydrated';
import { Card } from '@/ui/display/Card';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { browseMessages } from '../messages';
import styles from './car-grid.module.css';

export function CarGridLoading({ count = 6 }: { count?: number }) {
  const t = useText(browseMessages);
  // Rendered in the browser only, because its sizes are inline styles, which the content security policy forbids in HTML.
  const isHydrated = useHydrated();
  return (
    <>
      <p className={styles.loading} role="status">
        {t('loading')}
      </p>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: isHydrated ? count : 0 }, (_, index) => (
          <Card key={index} flush>
            <div className={styles.picture}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={styles.skeleton}>
              <Skeleton width="60%" height="1.5rem" />
              <Skeleton width="35%" />
              <Skeleton height="2.4rem" />
              <Skeleton width="80%" />
              <Skeleton height="2.75rem" />
            </div>
          </Card>
        ))}
      </div>
    </>
  );
}
