/** The address of one size of a car's picture, whose content never changes. */
export function carImageUrl(imageId: string, width: number): string {
  return `/media/cars/${imageId}-${width}.webp`;
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}-\d{1,4})\.webp$/;

/** The stored file for the last part of such an address; null when it is unknown. */
export function storedNameOf(lastPart: string): string | null {
  return NAME.exec(lastPart)?.[1] ?? null;
}
