const LONGEST_SIDE = 2400;
const SHRINK_FROM_BYTES = 1_500_000;
/** Limits pixels as well, because a small file can contain more pixels than the server decodes. */
const SHRINK_FROM_PIXELS = 12_000_000;

/** Scales a large photo down for slow connections; returns any other file unchanged. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    if (file.size < SHRINK_FROM_BYTES && bitmap.width * bitmap.height < SHRINK_FROM_PIXELS) {
      bitmap.close();
      return file;
    }
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.86));
    if (!blob || (scale === 1 && blob.size >= file.size)) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    // The browser cannot decode the photo; the server will report the error.
    return file;
  }
}
