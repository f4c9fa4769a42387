import type { CarImage as CarImageData } from '@contract/fleet/vehicles';
import { useText } from '@/lib/i18n';
import { CarImage } from '@/ui/media/CarImage';
import { Carousel } from '@/ui/media/Carousel';
import { uiMessages } from '@/ui/messages';

interface CarGalleryProps {
  name: string;
  images: readonly CarImageData[];
  /** Shown if the car has no photo. */
  noneText: string;
  sizes: string;
  eager?: boolean;
}

export function CarGallery({ name, images, noneText, sizes, eager }: CarGalleryProps) {
  const t = useText(uiMessages);
  if (images.length === 0) return <CarImage image={undefined} alt="" noneText={noneText} sizes={sizes} />;
  return (
    <Carousel label={t('imagesOf', { name })} lazy>
      {images.map((image, index) => (
        <CarImage
          key={image.url}
          image={image}
          alt={t('imageAlt', { name, index: index + 1 })}
          sizes={sizes}
          eager={eager && index === 0}
        />
      ))}
    </Carousel>
  );
}
