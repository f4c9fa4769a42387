const LONGEST_SIDE = 1600;
const THUMBNAIL_SIDE = 320;
const MAX_BYTES = 600_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/**
 * Scales a photo down on the phone, so that it is sent quickly. Returns the file unchanged if the browser cannot decode
 * it.
 */
export async function resizePhoto(file: File): Promise<Blob> {
  const canvas = await draw(file, LONGEST_SIDE);
  if (!canvas) return file;
  let smallest: Blob = file;
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (!blob) return file;
    smallest = blob;
    if (blob.size <= MAX_BYTES) break;
  }
  return smallest;
}

/** A thumbnail as a data URL; null for a file that the browser cannot decode. */
export async function thumbnailOf(file: Blob): Promise<string | null> {
  const canvas = await draw(file, THUMBNAIL_SIDE);
  return canvas?.toDataURL('image/jpeg', 0.7) ?? null;
}

async function draw(file: Blob, longestSide: number): Promise<HTMLCanvasElement | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
