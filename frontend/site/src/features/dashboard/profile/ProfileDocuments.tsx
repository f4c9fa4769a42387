import { useState } from 'react';
import type { CustomerProfile } from '@contract/customers/people';
import { useText } from '@/lib/i18n';
import { Card } from '@/ui/display/Card';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { dashboardMessages } from '../messages';
import { DocumentDialog } from './DocumentDialog';
import styles from './profile.module.css';

export function ProfileDocuments({ profile }: { profile: CustomerProfile }) {
  const t = useText(dashboardMessages);
  const [shown, setShown] = useState<{ title: string; path: string } | null>(null);
  const { identity } = profile;
  const documents = [
    ...(identity
      ? [
          {
            view: t(`view${identity.kind}`),
            title: t(`document${identity.kind}`),
            path: identity.filePath,
          },
          {
            view: t(`view${identity.kind}_BACK`),
            title: t(`document${identity.kind}_BACK`),
            path: identity.backFilePath,
          },
        ]
      : []),
    { view: t('viewLicense'), title: t('licenseDocument'), path: profile.licenseFilePath },
    { view: t('viewLicenseBack'), title: t('licenseBack'), path: profile.licenseBackFilePath },
  ];
  return (
    <Card as="section" className={styles.card}>
      <h2>{t('documents')}</h2>
      <div className={styles.documents}>
        {documents.map(
          ({ view, title, path }) =>
            path && (
              <Button key={title} variant="secondary" onClick={() => setShown({ title, path })}>
                <Icon name="eye" />
                {view}
              </Button>
            ),
        )}
      </div>
      <p className={styles.small}>{t('documentsText')}</p>
      {shown && <DocumentDialog {...shown} onClose={() => setShown(null)} />}
    </Card>
  );
}
