import { useState } from 'react';
import type { CarImage as CarImageData } from '@contract/vehicles';
import { cx } from '@/lib/cx';
import styles from './car-image.module.css';

interface CarImageProps {
  image: CarImageData;
  alt: string;
  /** The `sizes` attribute: how wide it will be shown. */
  sizes: string;
  /** The page's main picture: fetched first instead of when it comes near. */
  eager?: boolean;
  className?: string;
}

// A picture that is replaced or leaves the page while it is being decoded.
const ignore = () => undefined;

/** A car's picture in the size that fits, in space reserved for it, over its own blur until it has arrived. */
export function CarImage({ image, alt, sizes, eager, className }: CarImageProps) {
  const [arrived, setArrived] = useState(false);
  return (
    <div className={cx(styles.frame, className)}>
      {!arrived && image.placeholder && (
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
        onLoad={(event) => void event.currentTarget.decode().then(() => setArrived(true), ignore)}
        onError={() => console.error('A car image failed to load:', image.url)}
      />
    </div>
  );
}
