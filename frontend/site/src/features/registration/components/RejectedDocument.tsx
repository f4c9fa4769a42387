import { reasonIn } from '@contract/customers/document-reasons';
import { useLanguage, useText } from '@/lib/i18n';
import { useDocumentLink } from '@/lib/use-document-link';
import { registrationMessages } from '../messages';
import { DrawnCard } from './GoodPicture';
import styles from './waiting.module.css';

interface RejectedDocumentProps {
  title: string;
  reason: string;
  /** Path of the photo; null while it is loading or if it cannot be read. */
  path: string | null;
}

/** A rejected document: the reason, the customer's photo and a good example. */
export function RejectedDocument({ title, reason, path }: RejectedDocumentProps) {
  const t = useText(registrationMessages);
  const { language } = useLanguage();
  return (
    <section className={styles.rejected}>
      <h2>{t('rejectedDocument', { document: title })}</h2>
      <p>{reasonIn(language, reason)}</p>
      <div className={styles.pictures}>
        {path && <Sent path={path} />}
        <figure>
          <DrawnCard />
          <figcaption>{t('goodExample')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Sent({ path }: { path: string }) {
  const t = useText(registrationMessages);
  const link = useDocumentLink(path, true).data;
  const isPdf = link?.contentType === 'application/pdf';
  return (
    <figure>
      <div className={styles.sent}>
        {link && !isPdf && <img src={link.downloadUrl} alt={t('yourPicture')} />}
        {isPdf && (
          <a href={link.downloadUrl} target="_blank" rel="noopener noreferrer">
            {t('openPdf')}
          </a>
        )}
      </div>
      {!isPdf && <figcaption aria-hidden="true">{t('yourPicture')}</figcaption>}
    </figure>
  );
}
