import { useMutation, useQuery } from '@tanstack/react-query';
import type { IssuedDocument } from '@contract/payments/issued-documents';
import { request } from '@shared/http';
import { requestFile, saveFile } from '@shared/http/request-file';
import { formatRupees, useFormats } from '@/lib/format';
import { useLanguage, useText } from '@/lib/i18n';
import { accountToken } from '@/lib/session';
import { Alert } from '@/ui/feedback/Alert';
import { useToast } from '@/ui/feedback/Toast';
import { Button } from '@/ui/form/Button';
import { Icon } from '@/ui/media/Icon';
import { ownRentalKey, ownRentalPath } from '../api/use-own-rental';
import { documentsMessages } from './messages';
import styles from './document-list.module.css';

export function DocumentList({ reference }: { reference: string }) {
  const t = useText(documentsMessages);
  const path = `${ownRentalPath(reference)}/documents`;
  const documents = useQuery({
    queryKey: [...ownRentalKey(reference), 'documents'],
    queryFn: async ({ signal }) =>
      (await request<IssuedDocument[]>(path, { token: accountToken(), signal })).data,
    staleTime: 0,
  });
  if (documents.isError)
    return (
      <Alert
        tone="error"
        action={
          <Button variant="secondary" busy={documents.isFetching} onClick={() => void documents.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failed')}
      </Alert>
    );
  if (documents.data?.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <ul className={styles.list} aria-busy={documents.isPending}>
      {documents.data?.map((document) => (
        <Row key={document.id} document={document} path={path} />
      ))}
    </ul>
  );
}

function Row({
  document: { id, number, series, amount, issuedAt, cancelledAt },
  path,
}: {
  document: IssuedDocument;
  path: string;
}) {
  const t = useText(documentsMessages);
  const { formatInstant } = useFormats();
  const { language } = useLanguage();
  const toast = useToast();
  const download = useMutation({
    mutationFn: async () => {
      const { file, name } = await requestFile(`${path}/${id}?language=${language}`, {
        token: accountToken(),
      });
      saveFile(file, name);
    },
    onError: () => toast(t('downloadFailed'), 'error'),
  });
  const when = formatInstant(cancelledAt ?? issuedAt);
  return (
    <li>
      <span>
        {t(series)} <strong className="tabular">{formatRupees(amount)}</strong>
        <small>{t(cancelledAt ? 'cancelled' : 'issued', { number, when })}</small>
      </span>
      <Button
        variant="secondary"
        busy={download.isPending}
        aria-label={t('download', { number })}
        onClick={() => download.mutate()}
      >
        <Icon name="download" size={18} />
        {t('pdf')}
      </Button>
    </li>
  );
}
