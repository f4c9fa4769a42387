import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link, RecordContextProvider, useCreatePath, useDataProvider } from 'react-admin';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { useText } from '../../shared/i18n';
import { BackLink } from '../../shared/ui/BackLink';
import { NotesPanel } from '../../shared/ui/notes/NotesPanel';
import { Screen } from '../../shared/ui/Screen';
import { AgreementPanel } from './AgreementPanel';
import { CarDocuments } from './CarDocuments';
import { CarForm } from './CarForm';
import { CarWarning } from './CarWarning';
import { Offer } from './fields';
import { PicturesPanel } from './pictures/PicturesPanel';
import { RegisterAction } from './RegisterAction';
import { RetireAction } from './RetireAction';

const VehicleDocumentsPanel = lazy(async () => ({
  default: (await import('./documents/VehicleDocumentsPanel')).VehicleDocumentsPanel,
}));

const MaintenancePanel = lazy(async () => ({
  default: (await import('./maintenance/MaintenancePanel')).MaintenancePanel,
}));

/** Each panel saves on its own; all share the car's version. */
export function CarEditor({ loaded }: { loaded: ConsoleCarDetails }) {
  const t = useText();
  const data = useDataProvider();
  const createPath = useCreatePath();
  const [car, setCar] = useState(loaded);

  async function reload(): Promise<void> {
    setCar((await data.getOne<ConsoleCarDetails>('cars', { id: car.id })).data);
  }
  const panel = { car, changed: setCar, reload };

  return (
    <RecordContextProvider value={car}>
      <Screen
        title={{ text: `${car.carName} ${car.carModel}` }}
        lead={<BackLink />}
        actions={
          <>
            <CarDocuments />
            <Offer />
            {!car.retired && (
              <Button
                component={Link}
                to={`${createPath({ resource: 'blocks', type: 'create' })}?carId=${car.id}`}
                size="small"
                variant="outlined"
              >
                {t('Block')}
              </Button>
            )}
            <RegisterAction car={car} />
            <RetireAction changed={setCar} />
          </>
        }
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <CarWarning car={car} />
          <PicturesPanel {...panel} />
          <AgreementPanel {...panel} />
          <Box sx={{ minHeight: 320 }}>
            <Suspense>
              <VehicleDocumentsPanel {...panel} />
            </Suspense>
          </Box>
          <Box sx={{ minHeight: 160 }}>
            <Suspense>
              <MaintenancePanel carId={car.id} />
            </Suspense>
          </Box>
          <CarForm {...panel} />
          <NotesPanel about="cars" id={car.id} />
        </Box>
      </Screen>
    </RecordContextProvider>
  );
}
