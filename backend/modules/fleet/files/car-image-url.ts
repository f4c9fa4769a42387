/** The URL of one size of a car's photo. Its content never changes. */
export function carImageUrl(imageId: string, width: number): string {
  return `/media/cars/${imageId}-${width}.webp`;
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4})\.webp$/;

/** The name of the stored file, from the last part of such a URL; null if it is malformed. */
export function storedNameOf(lastPart: string): string | null {
  return NAME.exec(lastPart)?.[1] ?? null;
}
