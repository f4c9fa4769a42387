import { inspectionMessages } from '@contract/messages/inspection.messages';
import { type HandoverPhoto, isConfirmingPicture } from '@contract/rentals/handovers';
import { useText } from '@/lib/i18n';
import { useDocumentLink } from '@/lib/use-document-link';
import { handoverMessages } from './messages';
import styles from './handovers.module.css';

export const HandoverPhotos = ({ photos }: { photos: readonly HandoverPhoto[] }) => (
  <div className={styles.photos}>
    {photos.map((photo, index) => (
      <Photo key={photo.id} photo={photo} number={index + 1} />
    ))}
  </div>
);

function Photo({ photo: { point, path }, number }: { photo: HandoverPhoto; number: number }) {
  const t = useText(handoverMessages);
  const nameOf = useText(inspectionMessages);
  const link = useDocumentLink(path);
  const name = isConfirmingPicture(point) ? t(point) : nameOf(point);
  return (
    <figure>
      <div className={styles.picture}>
        {link.data && (
          <a href={link.data.downloadUrl} target="_blank" rel="noreferrer">
            <img src={link.data.downloadUrl} alt={t('number', { point: name, number: String(number) })} />
          </a>
        )}
      </div>
      <figcaption>{link.isError ? t('failed') : name}</figcaption>
    </figure>
  );
}
