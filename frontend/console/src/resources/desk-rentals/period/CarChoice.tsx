import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { VEHICLE_TYPE_LABELS, type VehicleListItem } from '@contract/fleet/vehicles';
import { formatRupees, type Rupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { carsMatching } from '../draft';

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

interface OptionProps {
  car: VehicleListItem;
  name: string;
  total: Rupees;
  chosen: boolean;
  onChosen: (carId: number) => void;
}

function CarOption({ car, name, total, chosen, onChosen }: OptionProps) {
  const t = useText();
  const facts = [
    t(VEHICLE_TYPE_LABELS[car.vehicleType]),
    t('{count, plural, one {1 seat} other {{count} seats}}', { count: car.seatingCapacity }),
    car.fuelType && t(car.fuelType),
    car.transmission && t(car.transmission),
    car.location,
  ].filter((fact) => fact !== '');
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        p: 0.5,
        pr: 1.5,
        minHeight: 56,
        cursor: 'pointer',
        border: 1,
        borderRadius: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        '&:focus-within': { outline: '3px solid var(--link)', outlineOffset: 1 },
      }}
    >
      <Radio name={name} checked={chosen} onChange={() => onChosen(car.id)} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${car.carName} ${car.carModel}`}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Typography className="figures" sx={{ fontWeight: 650 }}>
        {formatRupees(total)}
      </Typography>
    </Box>
  );
}
