import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DashboardBar } from '@/features/dashboard/components/DashboardBar';
import { DashboardNav } from '@/features/dashboard/components/DashboardNav';
import { cx } from '@/lib/cx';
import { PageLoading } from '@/ui/PageLoading';
import styles from './dashboard-page.module.css';

/** The frame around everything a signed-in customer has. */
export function DashboardPage() {
  return (
    <div className={cx('wrap', styles.page)}>
      <aside className={styles.side}>
        <DashboardNav />
      </aside>
      <div className={styles.content}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </div>
      <DashboardBar />
    </div>
  );
}
