import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { UnreadScreen } from '../../shared/ui/UnreadScreen';
import { CarEditor } from './CarEditor';

/** Loads the car once, so that a later response never overwrites typed values. */
export function EditCar() {
  const id = Number(useParams()['id']);
  const data = useDataProvider();
  const car = useQuery({
    queryKey: ['car to edit', id],
    queryFn: async () => (await data.getOne<ConsoleCarDetails>('cars', { id })).data,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (car.data) return <CarEditor key={car.data.id} loaded={car.data} />;
  return <UnreadScreen title="Car" reading={car} height={480} />;
}
