import { CODES } from '@contract/codes';
import { isRefusal } from '@shared/http';

/** A deleted account gets no note, and its record is discarded without one. @throws the error of any other note */
export function unlessErased(error: unknown): void {
  if (!isRefusal(error) || error.code !== CODES.NOT_FOUND.code) throw error;
}
