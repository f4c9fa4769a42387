import { useDocumentLink } from '@/lib/use-document-link';
import styles from './sealed-photo.module.css';

/** A photo that only the customer and our team can open. */
export function SealedPhoto({ path, label }: { path: string; label: string }) {
  const link = useDocumentLink(path);
  return <div className={styles.photo}>{link.data && <img src={link.data.downloadUrl} alt={label} />}</div>;
}
