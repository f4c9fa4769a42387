import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DocumentAccess } from '@contract/customers/access-log';
import type { ContactReason } from '@contract/rentals/contact';
import { request } from '@shared/http';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { Card } from '@/ui/display/Card';
import { Alert } from '@/ui/feedback/Alert';
import { Button } from '@/ui/form/Button';
import { accessMessages } from './access-messages';
import styles from './profile.module.css';

const FIRST = 5;

/** Shows when staff opened the customer's documents. */
export function AccessLog() {
  const t = useText(accessMessages);
  const token = accountToken();
  const [isWhole, setWhole] = useState(false);
  const firstMore = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isWhole) firstMore.current?.focus();
  }, [isWhole]);
  const {
    data: looks,
    isFetching,
    error,
    refetch,
  } = useQuery({
    queryKey: ['access-log', token],
    queryFn: async ({ signal }) =>
      (await request<DocumentAccess[]>('/api/user/access-log', { token, signal })).data,
    staleTime: 0,
  });
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('title')}</h2>
      <p className={styles.small}>{t('intro')}</p>
      {error && !looks && (
        <Alert
          tone="error"
          title={t('notLoaded')}
          action={
            <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      {looks?.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.devices}>
        {looks?.slice(0, isWhole ? looks.length : FIRST).map((look, index) => (
          <li
            key={index}
            ref={index === FIRST ? firstMore : undefined}
            tabIndex={index === FIRST ? -1 : undefined}
          >
            <Look look={look} />
          </li>
        ))}
      </ul>
      {looks && looks.length > FIRST && !isWhole && (
        <div>
          <Button variant="secondary" onClick={() => setWhole(true)}>
            {t('showAll', { count: looks.length })}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Look({ look: { at, what, by, reason } }: { look: DocumentAccess }) {
  const t = useText(accessMessages);
  const { formatInstant } = useFormats();
  return (
    <div className={styles.device}>
      <strong>{t(what)}</strong>
      <span className={styles.small}>
        {t(by === 'support' ? 'bySupport' : 'byVerification', { time: formatInstant(at) })}
      </span>
      {reason && (
        <span className={styles.small}>
          {t('reason', { reason: what === 'CONTACT' ? t(reason as ContactReason) : reason })}
        </span>
      )}
    </div>
  );
}
