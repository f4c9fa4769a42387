import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { VEHICLE_TYPE_LABELS, type VehicleListItem } from '@contract/fleet/vehicles';
import { formatRupees, type Rupees } from '@contract/money';
import { useText } from '../../../shared/i18n';
import { CarPhoto } from '../../../shared/ui/CarPhoto';
import { NumberPlate } from '../../../shared/ui/NumberPlate';

interface Props {
  car: VehicleListItem;
  plate: string | null;
  name: string;
  total: Rupees;
  chosen: boolean;
  onChosen: (carId: number) => void;
}

export function CarOption({ car, plate, name, total, chosen, onChosen }: Props) {
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
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 1,
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
      <CarPhoto
        url={car.images[0]?.sizes[0]?.url}
        width={84}
        sx={{ gridRow: { xs: 1, sm: 'auto' }, gridColumn: { xs: 2, sm: 'auto' } }}
      />
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{`${car.carName} ${car.carModel}`}</Typography>
        <Typography variant="body2">
          {car.color} {plate && <NumberPlate plate={plate} />}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, textAlign: { sm: 'right' } }} className="figures">
        <Typography sx={{ fontWeight: 650 }}>{formatRupees(total)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('{price} / day', { price: formatRupees(car.costPerDay) })}
        </Typography>
      </Box>
    </Box>
  );
}
