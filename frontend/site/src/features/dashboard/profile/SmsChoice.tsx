import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CustomerProfile } from '@contract/customers/people';
import { formatPhone } from '@shared/format/phone';
import { isUndecided, request } from '@shared/http';
import { useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { Card } from '@/ui/display/Card';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { dashboardMessages } from '../messages';
import styles from './profile.module.css';

/** Lets a customer choose SMS in addition to e-mail, if the business sends them. */
export function SmsChoice({ profile: { mobile, sms } }: { profile: CustomerProfile }) {
  const t = useText(dashboardMessages);
  const toast = useToast();
  const queries = useQueryClient();
  const choice = useMutation({
    mutationFn: (wanted: boolean) =>
      request('/api/user/sms', { method: 'PUT', token: accountToken(), body: { wanted } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['profile'] });
      await queries.invalidateQueries({ queryKey: ['consents'] });
    },
    onError: (error) => toast(t(isUndecided(error) ? 'unclear' : 'smsFailed'), 'error'),
  });
  if (sms === null || !mobile) return null;
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('messages')}</h2>
      <p>{sms ? t('smsOn', { mobile: formatPhone(mobile) }) : t('smsOff')}</p>
      <div>
        <Button variant="secondary" busy={choice.isPending} onClick={() => choice.mutate(!sms)}>
          {t(sms ? 'stopSms' : 'sendSms')}
        </Button>
      </div>
      <p className={styles.small}>{t('smsText')}</p>
    </Card>
  );
}
