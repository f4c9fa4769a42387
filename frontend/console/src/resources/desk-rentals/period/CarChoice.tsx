import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useGetMany } from 'react-admin';
import type { ConsoleCar } from '@contract/console';
import type { VehicleListItem } from '@contract/fleet/vehicles';
import type { Rupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { carsMatching } from '../draft';
import { CarOption } from './CarOption';

interface Props {
  cars: readonly VehicleListItem[];
  carId: number | null;
  totalOf: (car: VehicleListItem) => Rupees;
  onChosen: (carId: number) => void;
}

export function CarChoice({ cars, carId, totalOf, onChosen }: Props) {
  const t = useText();
  const name = useId();
  const [typed, setTyped] = useState('');
  const shown = carsMatching(cars, typed);
  const plates = usePlates(cars);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        label={t('Search available cars')}
        type="search"
        size="medium"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        helperText={t('{shown} of {all} available cars', { shown: shown.length, all: cars.length })}
        slotProps={{ formHelperText: { role: 'status' } }}
      />
      <Box
        role="radiogroup"
        aria-label={t('Available cars')}
        sx={{
          display: 'grid',
          gridAutoRows: 'max-content',
          gap: 1,
          maxHeight: '24rem',
          overflowY: 'auto',
          p: 0.5,
        }}
      >
        {shown.map((car) => (
          <CarOption
            key={car.id}
            car={car}
            plate={plates.get(car.id) ?? null}
            name={name}
            total={totalOf(car)}
            chosen={car.id === carId}
            onChosen={onChosen}
          />
        ))}
      </Box>
    </Box>
  );
}

// The server returns at most this many rows by their ids.
const MAX_PLATES = 100;

/** Returns the number plate of each car, because the public list of cars does not contain plates. */
function usePlates(cars: readonly VehicleListItem[]): ReadonlyMap<number, string | null> {
  const ids = cars.slice(0, MAX_PLATES).map(({ id }) => id);
  const { data = [] } = useGetMany<ConsoleCar>('cars', { ids }, { onError: () => undefined });
  // `data` has no entry for a car that is not loaded yet.
  return new Map((data as (ConsoleCar | undefined)[]).flatMap((car) => (car ? [[car.id, car.plate]] : [])));
}
