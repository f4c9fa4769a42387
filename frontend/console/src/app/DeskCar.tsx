import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useGetMany } from 'react-admin';
import { useParams } from 'react-router';
import type { TimelineRow } from '@contract/fleet/console-fleet';
import { BackLink } from '../shared/ui/BackLink';
import { NumberPlate } from '../shared/ui/NumberPlate';
import { Screen } from '../shared/ui/Screen';

const MaintenancePanel = lazy(async () => ({
  default: (await import('../resources/cars/maintenance/MaintenancePanel')).MaintenancePanel,
}));

/** The maintenance of a car of the timeline, for staff who cannot edit cars. */
export function DeskCar() {
  const id = Number(useParams()['id']);
  const [car] = useGetMany<TimelineRow>('timeline', { ids: [id] }).data ?? [];
  return (
    <Screen title={car ? { text: `${car.carName} ${car.carModel}` } : 'Car'} lead={<BackLink />}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {car && <NumberPlate plate={car.plate} />}
        <Box sx={{ width: '100%', minHeight: 160 }}>
          <Suspense>
            <MaintenancePanel carId={id} />
          </Suspense>
        </Box>
      </Box>
    </Screen>
  );
}
