import { useDataProvider } from 'react-admin';
import { useParams } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ConsoleCarDetails } from '@contract/console-fleet';
import { explain } from '../call-error';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { BackLink } from '../rentals/BackLink';
import { Problem } from '../ui/Problem';
import { Screen } from '../ui/Screen';
import { CarEditor } from './CarEditor';

/** Loads the car once: what is typed into its form is never overtaken by a later answer. */
export function EditCar() {
  const t = useText();
  const id = Number(useParams()['id']);
  const data = useDataProvider<ConsoleDataProvider>();
  const car = useQuery({
    queryKey: ['car to edit', id],
    queryFn: async () => (await data.getOne<ConsoleCarDetails>('cars', { id })).data,
    gcTime: 0,
    staleTime: Infinity,
  });
  if (car.data) return <CarEditor key={car.data.id} loaded={car.data} />;
  return (
    <Screen title="Car" lead={<BackLink />}>
      {car.error ? (
        <Problem
          title={explain(car.error)}
          action={
            <Button color="inherit" size="small" loading={car.isFetching} onClick={() => void car.refetch()}>
              {t('Try again')}
            </Button>
          }
        />
      ) : (
        <Skeleton variant="rounded" height={480} />
      )}
    </Screen>
  );
}
