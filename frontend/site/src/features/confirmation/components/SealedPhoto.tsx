import { useDocumentLink } from '@/lib/use-document-link';
import styles from './sealed-photo.module.css';

interface Props {
  path: string;
  label: string;
  /** The text of the link if the file is a PDF. */
  pdfLabel?: string;
}

/** A photo that opens in full, or the link to a PDF. Only the customer and our team can open it. */
export function SealedPhoto({ path, label, pdfLabel }: Props) {
  const { data: link } = useDocumentLink(path);
  if (link?.contentType === 'application/pdf')
    return (
      <a href={link.downloadUrl} target="_blank" rel="noreferrer">
        {pdfLabel}
      </a>
    );
  return (
    <div className={styles.photo}>
      {link && (
        <a href={link.downloadUrl} target="_blank" rel="noreferrer">
          <img src={link.downloadUrl} alt={label} />
        </a>
      )}
    </div>
  );
}
