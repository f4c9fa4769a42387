import { useState } from 'react';
import type { CarImage as CarImageData } from '@contract/fleet/vehicles';
import { cx } from '@/lib/cx';
import styles from './car-image.module.css';

interface CarImageProps {
  /** The photo. A silhouette is shown if the car has none. */
  image: CarImageData | undefined;
  alt: string;
  /** The text that is shown with the silhouette. */
  noneText?: string;
  /** The `sizes` attribute: the displayed width. */
  sizes: string;
  /** True for the page's main photo, which loads first instead of lazily. */
  eager?: boolean;
  className?: string;
}

// Decoding fails if the photo is replaced or removed in the meantime.
const ignore = () => undefined;

/** A responsive photo in reserved space, with a blurred placeholder until it loads. */
export function CarImage({ image, alt, noneText, sizes, eager, className }: CarImageProps) {
  const [isLoaded, setLoaded] = useState(false);
  if (!image) return <div className={cx(styles.none, className)}>{noneText}</div>;
  return (
    <div className={cx(styles.frame, className)}>
      {!isLoaded && image.placeholder && (
        <img className={styles.blur} src={image.placeholder} alt="" aria-hidden="true" />
      )}
      <img
        className={styles.image}
        src={image.url}
        srcSet={image.sizes.map((size) => `${size.url} ${size.width}w`).join(', ')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        draggable={false}
        onLoad={(event) => void event.currentTarget.decode().then(() => setLoaded(true), ignore)}
        onError={() => console.error('A car image failed to load:', image.url)}
      />
    </div>
  );
}
