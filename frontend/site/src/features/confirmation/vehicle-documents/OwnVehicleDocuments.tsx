import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { DocumentLink } from '@contract/customers/people';
import type { TripDocument } from '@contract/fleet/vehicle-documents';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import { request } from '@shared/http';
import { requestFile, saveFile } from '@shared/http/request-file';
import { useFormats } from '@/lib/format';
import { useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { Alert } from '@/ui/feedback/Alert';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';
import { carPapersMessages } from './messages';
import panel from '../components/rental-panel.module.css';
import styles from './vehicle-documents.module.css';

/**
 * The documents of the car that the customer currently has. Shows nothing if none has a file. A failed request can be
 * repeated.
 */
export function OwnVehicleDocuments({ reference }: { reference: string }) {
  const t = useText(carPapersMessages);
  const labelId = useId();
  const path = `${ownRentalPath(reference)}/vehicle-documents`;
  const {
    data: documents = [],
    isError,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: [...ownRentalKey(reference), 'vehicle documents'],
    queryFn: async ({ signal }) =>
      (await request<TripDocument[]>(path, { token: accountToken(), signal })).data,
    staleTime: 0,
  });
  if (isError)
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('unread')}
      </Alert>
    );
  if (documents.length === 0) return null;
  return (
    <section className={panel.credit} aria-labelledby={labelId}>
      <h2 id={labelId} className={panel.next}>
        {t('title')}
      </h2>
      <p>{t('lead')}</p>
      <ul className={styles.list}>
        {documents.map((document) => (
          <Row key={document.type} path={path} document={document} />
        ))}
      </ul>
    </section>
  );
}

function Row({ path, document: { type, number, expiresOn } }: { path: string; document: TripDocument }) {
  const t = useText(carPapersMessages);
  const name = useText(vehicleDocumentsMessages)(type);
  const { formatDay } = useFormats();
  const toast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await request<DocumentLink>(`${path}/${type}`, { token: accountToken() });
      const { file, name } = await requestFile(data.downloadUrl, {});
      saveFile(file, name);
    },
    onError: () => toast(t('failed'), 'error'),
  });
  return (
    <li className={styles.row}>
      <div>
        <strong>{name}</strong>
        {number && <span>{t('number', { number })}</span>}
        {expiresOn && <span>{t('until', { day: formatDay(expiresOn) })}</span>}
      </div>
      <Button
        variant="secondary"
        busy={download.isPending}
        aria-label={t('downloadOf', { document: name })}
        onClick={() => download.mutate()}
      >
        <Icon name="download" size={18} />
        {t('download')}
      </Button>
    </li>
  );
}
