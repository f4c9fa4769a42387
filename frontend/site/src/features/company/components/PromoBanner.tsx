import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { LinkButton } from '@/ui/form/LinkButton';
import { companyMessages } from '../messages';
import styles from './promo-banner.module.css';

export function PromoBanner({ title, text }: { title: string; text: string }) {
  const t = useText(companyMessages);
  return (
    <section className={styles.banner}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <LinkButton to={paths.carList} large variant="secondary">
        {t('seeCars')}
      </LinkButton>
    </section>
  );
}
