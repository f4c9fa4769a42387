/** Returns the URL of one size of a car's photo. The content at the URL never changes. */
export function carImageUrl(imageId: string, width: number): string {
  return `/media/cars/${imageId}-${width}.webp`;
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4})\.webp$/;

/** Returns the name of the stored file from the last part of such a URL; null if that is malformed. */
export function storedNameOf(lastPart: string): string | null {
  return NAME.exec(lastPart)?.[1] ?? null;
}
