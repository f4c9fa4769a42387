import type { ReactNode } from 'react';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Icon } from '@/ui/media/Icon';
import { signInMessages } from '../messages';
import styles from './sign-in.module.css';

interface SignInCardProps {
  title: string;
  intro: string;
  children: ReactNode;
}

export function SignInCard({ title, intro, children }: SignInCardProps) {
  const t = useText(signInMessages);
  return (
    <div className={styles.container}>
      <Card className={styles.card}>
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{intro}</p>
        </header>
        {children}
        <p className={styles.note}>
          <Icon name="shield" />
          {t('privacyNote')}
        </p>
      </Card>
    </div>
  );
}
