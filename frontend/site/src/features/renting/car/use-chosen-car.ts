import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { selectedCar } from '@/lib/selected-car';

/** Returns the car of the URL (`?car=12`), otherwise the one in session storage; null if there is none. */
export function useChosenCar(): { id: number; name: string } | null {
  const [params] = useSearchParams();
  // Read once: a finished rental clears session storage before the page is left.
  const [stored] = useState(selectedCar);
  const idInAddress = Number(params.get('car'));
  if (Number.isInteger(idInAddress) && idInAddress > 0 && idInAddress !== stored?.id)
    return { id: idInAddress, name: '' };
  return stored && { id: stored.id, name: `${stored.carName} ${stored.carModel}` };
}
