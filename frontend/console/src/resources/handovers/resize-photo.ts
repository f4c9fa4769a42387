const LONGEST_SIDE = 1600;
const MAX_BYTES = 600_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4];

/** Scales a photo down on the phone, so that it is sent quickly; returns a file that the browser cannot decode unchanged. */
export async function resizePhoto(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  let smallest: Blob = file;
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (!blob) return file;
    smallest = blob;
    if (blob.size <= MAX_BYTES) break;
  }
  return smallest;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
