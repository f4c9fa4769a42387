import { paths } from '@/app/paths';
import { useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/form/LinkButton';
import { complaintMessages } from '../messages';
import { ComplaintForm } from './ComplaintForm';
import { ComplaintsList } from './ComplaintsList';
import { SupportNote } from './SupportNote';
import styles from './complaints.module.css';

export function ComplaintsView() {
  const t = useText(complaintMessages);
  if (accountToken() === null) {
    return (
      <>
        <EmptyState
          icon="user"
          title={t('noToken')}
          action={<LinkButton to={paths.login}>{t('login')}</LinkButton>}
        >
          {t('loginText')}
        </EmptyState>
        <SupportNote />
      </>
    );
  }
  return (
    <div className={styles.view}>
      <ComplaintForm />
      <section className={styles.list} aria-labelledby="complaints-list">
        <h2 id="complaints-list">{t('listTitle')}</h2>
        <ComplaintsList />
      </section>
    </div>
  );
}
