import { type Cover, pixelsUnder } from './cover.rules';

const QUALITY = 0.92;

/** Returns the photo with black pixels in place of those under the bar, and without the data that a camera adds. */
export async function coverPhoto(bitmap: ImageBitmap, cover: Cover, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0);
  const { x, y, width, height } = pixelsUnder(cover, bitmap);
  context.fillStyle = '#000';
  context.fillRect(x, y, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The browser could not encode the photo.');
  return new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
