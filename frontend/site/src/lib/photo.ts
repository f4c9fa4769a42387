const LONGEST_SIDE = 2400;
const WORTH_SHRINKING_BYTES = 1_500_000;
/** A plain picture can be few bytes and still more pixels than the server decodes. */
const WORTH_SHRINKING_PIXELS = 12_000_000;

/** A phone's photo made small enough to upload on a slow line; anything else comes back as it is. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    if (file.size < WORTH_SHRINKING_BYTES && bitmap.width * bitmap.height < WORTH_SHRINKING_PIXELS) {
      bitmap.close();
      return file;
    }
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const paint = canvas.getContext('2d');
    if (!paint) return file;
    paint.fillStyle = '#fff';
    paint.fillRect(0, 0, canvas.width, canvas.height);
    paint.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    if (!blob || (scale === 1 && blob.size >= file.size)) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    // Not decodable here; the server says what is wrong with it.
    return file;
  }
}
