import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConsoleHandover, Pictured } from '@contract/rentals/handovers';
import { useCalls } from '../../shared/http/use-calls';
import type { HandoverCalls } from './calls';
import { resizePhoto } from './resize-photo';
import { type Draft, newUuid } from './use-draft';

/** A photo on its way to the server. */
interface Outgoing {
  id: string;
  point: Pictured;
  capturedAt: string;
  blob: Blob;
  url: string;
  failed: boolean;
}

export interface ShownPhoto {
  id: string;
  point: Pictured;
  /** Null for a photo that was stored before the page was opened. */
  url: string | null;
  path: string | null;
}

/** @param clockOffset Clock of the server minus that of the phone. */
export function usePhotos(draft: Draft, clockOffset: number) {
  const data = useCalls<HandoverCalls>();
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const urls = useRef(new Map<string, string>());
  const { id, save, setStored, stored } = draft;

  useEffect(() => {
    const made = urls.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const send = useCallback(
    async (photo: Outgoing): Promise<ConsoleHandover> => {
      const mark = (failed: boolean): void =>
        setOutgoing((all) => all.map((other) => (other.id === photo.id ? { ...other, failed } : other)));
      mark(false);
      try {
        // The photo belongs to a record, which may not have been stored yet.
        await save();
        const record = await data.addHandoverPhoto(id, photo.id, formOf(photo, clockOffset));
        setStored(record);
        setOutgoing((all) => all.filter((other) => other.id !== photo.id));
        return record;
      } catch (error) {
        mark(true);
        throw error;
      }
    },
    [clockOffset, data, id, save, setStored],
  );

  /** @returns the id of the photo at once, and a promise of its arrival */
  const add = useCallback(
    (point: Pictured, file: File): { id: string; arrived: Promise<unknown> } => {
      const photoId = newUuid();
      const capturedAt = new Date().toISOString();
      const arrived = resizePhoto(file).then((blob) => {
        const url = URL.createObjectURL(blob);
        urls.current.set(photoId, url);
        const photo = { id: photoId, point, capturedAt, blob, url, failed: false };
        setOutgoing((all) => [...all, photo]);
        return send(photo);
      });
      arrived.catch(() => undefined);
      return { id: photoId, arrived };
    },
    [send],
  );

  const failed = outgoing.filter((photo) => photo.failed);
  return {
    shown: shownOf(stored, outgoing, urls.current),
    add,
    sending: outgoing.length - failed.length,
    failed: failed.length,
    again: () => failed.forEach((photo) => void send(photo).catch(() => undefined)),
  };
}

export type Photos = ReturnType<typeof usePhotos>;

function formOf({ point, capturedAt, blob }: Outgoing, clockOffset: number): FormData {
  const body = new FormData();
  body.set('point', point);
  body.set('capturedAt', capturedAt);
  body.set('deviceOffsetMs', String(clockOffset));
  body.set('photo', blob, 'photo.jpg');
  return body;
}

/** The stored photos, then those on their way. */
const shownOf = (
  stored: ConsoleHandover | null,
  outgoing: readonly Outgoing[],
  urls: ReadonlyMap<string, string>,
): ShownPhoto[] => [
  ...(stored?.photos ?? []).map(({ id, point, path }) => ({ id, point, path, url: urls.get(id) ?? null })),
  ...outgoing.map(({ id, point, url }) => ({ id, point, url, path: null })),
];
