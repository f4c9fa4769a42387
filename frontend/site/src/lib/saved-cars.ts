import { useMemo } from 'react';
import { isId } from '@shared/storage/stored-value';
import { localText } from './local-text';

const { read, write, useStored } = localText('savedCars');

const idsIn = (text: string | null): number[] => (text ?? '').split(',').map(Number).filter(isId);

/** The ids of the saved cars; none on the server and during hydration. */
export function useSavedCars(): ReadonlySet<number> {
  const text = useStored();
  return useMemo(() => new Set(idsIn(text)), [text]);
}

/** Saves a car, or removes a saved one. */
export function toggleSavedCar(id: number): void {
  const ids = new Set(idsIn(read()));
  if (!ids.delete(id)) ids.add(id);
  write([...ids].join());
}
