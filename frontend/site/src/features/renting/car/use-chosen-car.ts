import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { selectedCar } from '@/lib/session';

/** The car named in the address (`?car=12`), or else the one that the session keeps. Null when there is none. */
export function useChosenCar(): { id: number; name: string } | null {
  const [params] = useSearchParams();
  // Kept as it was on arrival: a finished rental clears the session before the page is left.
  const [kept] = useState(selectedCar);
  const named = Number(params.get('car'));
  if (Number.isInteger(named) && named > 0 && named !== kept?.id) return { id: named, name: '' };
  return kept && { id: kept.id, name: `${kept.carName} ${kept.carModel}` };
}
