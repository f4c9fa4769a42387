import { useCallback, useEffect, useRef, useState } from 'react';
import type { PhoneQueue } from './phone/phone-queue';
import { resizePhoto } from './resize-photo';
import { type Draft, newUuid } from './use-draft';

interface ShownPhoto {
  id: string;
  point: string;
  /** Null for a photo that is not on this phone. */
  url: string | null;
  path: string | null;
}

/** URLs of the files on the phone by the ID of the photo. */
function useUrls(queue: PhoneQueue, ids: readonly string[]) {
  const [urls, setUrls] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef(new Map<string, string>());
  const add = useCallback((id: string, file: Blob): void => {
    if (made.current.has(id)) return;
    made.current.set(id, URL.createObjectURL(file));
    setUrls(new Map(made.current));
  }, []);
  useEffect(() => {
    const all = made.current;
    return () => all.forEach((url) => URL.revokeObjectURL(url));
  }, []);
  const missing = ids.filter((id) => !urls.has(id)).join(' ');
  useEffect(() => {
    for (const id of missing.split(' '))
      queue.file(id).then(
        (file) => file && add(id, file),
        (error: unknown) => console.error(error),
      );
  }, [add, missing, queue]);
  return { urls, add };
}

/** @param offsetMs Clock of the server minus that of the phone; null if it is not known. */
export function usePhotos(draft: Draft, queue: PhoneQueue, offsetMs: number | null) {
  const [preparing, setPreparing] = useState(0);
  const { id, begin, entry, stored, setError } = draft;
  const onPhone = entry?.photos ?? [];
  const { urls, add: addUrl } = useUrls(
    queue,
    onPhone.map((photo) => photo.id),
  );

  /** @returns the ID of the photo immediately, and a promise that resolves after the photo is saved on the phone */
  const add = (point: string, file: File): { id: string; saved: Promise<unknown> } => {
    const photoId = newUuid();
    const capturedAt = new Date().toISOString();
    setPreparing((count) => count + 1);
    const saved = resizePhoto(file)
      .then(async (blob) => {
        addUrl(photoId, blob);
        await begin();
        await queue.addPhoto(
          { id: photoId, recordId: id, point, capturedAt, deviceOffsetMs: offsetMs },
          blob,
        );
        queue.start();
      })
      .finally(() => setPreparing((count) => count - 1));
    saved.catch(setError);
    return { id: photoId, saved };
  };

  const received = stored?.photos ?? [];
  const receivedIds = new Set(received.map((photo) => photo.id));
  const shown: ShownPhoto[] = [
    ...received.map((photo) => ({ ...photo, url: urls.get(photo.id) ?? null })),
    ...onPhone
      .filter((photo) => !receivedIds.has(photo.id))
      .map((photo) => ({ id: photo.id, point: photo.point, url: urls.get(photo.id) ?? null, path: null })),
  ];
  return { shown, add, isPreparing: preparing > 0 };
}

export type Photos = ReturnType<typeof usePhotos>;
