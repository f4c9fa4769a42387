import { type RefObject, useId, useRef, useState } from 'react';
import { useSettings } from '@/lib/settings';

export interface MapToggle {
  id: string;
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  close: () => void;
}

/** State of the map of the pickup locations; undefined if there is no map. */
export function useMapToggle(): MapToggle | undefined {
  const settings = useSettings().data;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (!settings?.mapTiles || settings.pickupPlaces.length === 0) return undefined;

  // Moves the focus to the button above the cars, because the clicked location disappears with the map.
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  return { id, isOpen, button, onToggle: () => setOpen(!isOpen), close };
}
