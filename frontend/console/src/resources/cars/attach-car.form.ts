import { defined } from '@contract/defined';
import { CAR_IMAGE_TYPES, MAX_AGREEMENT_BYTES, MAX_CAR_IMAGE_BYTES, MAX_CAR_IMAGES } from '@contract/limits';
import type { CarForm } from './calls';

const MEGABYTE = 1024 * 1024;

/** Values of the form: text as typed, files as chosen. */
export interface CarFormValues {
  images?: File[];
  agreement?: File;
  [field: string]: unknown;
}

export function readCarForm({ images = [], agreement, ...fields }: CarFormValues): CarForm {
  const typed = Object.entries(fields).filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  const car = Object.fromEntries(typed) as Record<string, string>;
  return { car, images, agreement: defined(agreement, 'agreement') };
}

export function imagesRule(images: File[] = []): string | undefined {
  if (images.length === 0) return `Add 1 to ${MAX_CAR_IMAGES} photos of the car.`;
  if (images.length > MAX_CAR_IMAGES)
    return `Keep at most ${MAX_CAR_IMAGES} photos; there are ${images.length}.`;
  const wrong = images.find(({ type }) => !(CAR_IMAGE_TYPES as readonly string[]).includes(type));
  if (wrong) return `${wrong.name} is not a JPEG, PNG, WebP or AVIF photo.`;
  const large = images.find(({ size }) => size > MAX_CAR_IMAGE_BYTES);
  return large && `${large.name} is larger than ${MAX_CAR_IMAGE_BYTES / MEGABYTE} MB.`;
}

export function agreementRule(agreement?: File): string | undefined {
  if (!agreement) return 'Add the rental agreement as a PDF.';
  if (agreement.type !== 'application/pdf') return `${agreement.name} is not a PDF.`;
  if (agreement.size > MAX_AGREEMENT_BYTES)
    return `${agreement.name} is larger than ${MAX_AGREEMENT_BYTES / MEGABYTE} MB.`;
  return undefined;
}
