import { useEffect, useState } from 'react';

/** The decoded photo: null while it is decoded, and 'failed' if the browser cannot decode it. */
export function useBitmap(file: File): ImageBitmap | 'failed' | null {
  const [bitmap, setBitmap] = useState<ImageBitmap | 'failed' | null>(null);
  useEffect(() => {
    let decoded: ImageBitmap | undefined;
    let isUnmounted = false;
    createImageBitmap(file).then(
      (result) => {
        decoded = result;
        if (isUnmounted) result.close();
        else setBitmap(result);
      },
      () => setBitmap('failed'),
    );
    return () => {
      isUnmounted = true;
      decoded?.close();
    };
  }, [file]);
  return bitmap;
}
