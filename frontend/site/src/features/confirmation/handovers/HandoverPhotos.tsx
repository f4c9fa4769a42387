import { type Handover, type HandoverPhoto, isConfirmingPicture } from '@contract/rentals/handovers';
import { nameOfPoint } from '@contract/rentals/inspection-points.rules';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useText } from '@/lib/i18n';
import { useDocumentLink } from '@/lib/use-document-link';
import { handoverMessages } from './messages';
import styles from './handovers.module.css';

export const HandoverPhotos = ({ photos, points }: Pick<Handover, 'photos' | 'points'>) => (
  <div className={styles.photos}>
    {photos.map((photo, index) => (
      <Photo key={photo.id} photo={photo} points={points} number={index + 1} />
    ))}
  </div>
);

interface PhotoProps extends Pick<Handover, 'points'> {
  photo: HandoverPhoto;
  number: number;
}

function Photo({ photo: { point, path }, points, number }: PhotoProps) {
  const t = useText(handoverMessages);
  const inLanguage = useInLanguage();
  const link = useDocumentLink(path);
  const name = isConfirmingPicture(point) ? t(point) : inLanguage(nameOfPoint(points, point));
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
