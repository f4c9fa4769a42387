import { paths } from '@/app/paths';
import { NewsletterLink } from '@/features/newsletter/components/NewsletterLink';
import { linkMessages } from '@/features/newsletter/link-messages';
import { cx } from '@/lib/cx';
import { useHead } from '@/lib/head';
import { useText } from '@/lib/i18n';
import styles from './company-page.module.css';

export function NewsPage() {
  const t = useText(linkMessages);
  useHead({ title: t('title'), description: t('noForm'), canonical: paths.newsletter });
  return (
    <div className={cx('wrap', styles.page)}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <NewsletterLink />
      </header>
    </div>
  );
}
