import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { Link, useCreatePath } from 'react-admin';
import type { ConsoleCar } from '@contract/console';
import { VEHICLE_TYPE_LABELS } from '@contract/fleet/vehicles';
import { formatRupees } from '@contract/money';
import { useText } from '../../shared/i18n';
import { CarPhoto } from '../../shared/ui/CarPhoto';
import { NumberPlate } from '../../shared/ui/NumberPlate';
import { Row } from '../../shared/ui/Row';
import { TwoLines } from '../../shared/ui/TwoLines';

export const Picture = () => <Row<ConsoleCar>>{(car) => <CarPhoto url={car.imageUrl} width={72} />}</Row>;

export const Name = () => (
  <Row<ConsoleCar>>
    {(car) => <TwoLines main={<CarLink car={car} />} below={`${car.year}, ${car.color}`} />}
  </Row>
);

function CarLink({ car }: { car: ConsoleCar }) {
  const to = useCreatePath()({ resource: 'cars', type: 'edit', id: car.id });
  return (
    <Link to={to} onClick={(event: MouseEvent) => event.stopPropagation()}>
      <strong>{`${car.carName} ${car.carModel}`}</strong>
    </Link>
  );
}

export const Specification = () => <Row<ConsoleCar>>{(car) => <SpecificationOf car={car} />}</Row>;

function SpecificationOf({ car }: { car: ConsoleCar }) {
  const t = useText();
  return (
    <TwoLines
      main={`${t(VEHICLE_TYPE_LABELS[car.vehicleType])}, ${t(car.fuelType)}`}
      below={`${t(car.transmission)}, ${t('{count, plural, one {1 seat} other {{count} seats}}', { count: car.seatingCapacity })}`}
    />
  );
}

const NoWrap = ({ children }: { children: string }) => (
  <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

export const Price = () => <Row<ConsoleCar>>{(car) => <PriceOf car={car} />}</Row>;

function PriceOf({ car }: { car: ConsoleCar }) {
  const t = useText();
  return (
    <TwoLines
      main={<NoWrap>{t('{price} / day', { price: formatRupees(car.costPerDay) })}</NoWrap>}
      below={t('{price} / hour', { price: formatRupees(car.costPerHour) })}
    />
  );
}

export const Plate = () => <Row<ConsoleCar>>{(car) => <PlateOf car={car} />}</Row>;

function PlateOf({ car }: { car: ConsoleCar }) {
  const t = useText();
  if (car.plate !== null) return <NumberPlate plate={car.plate} />;
  if (car.retired) return '—';
  return <Chip size="small" variant="outlined" color="warning" label={t('No plate')} />;
}

export const Offer = () => <Row<ConsoleCar>>{({ retired }) => <OfferChip retired={retired} />}</Row>;

function OfferChip({ retired }: { retired: boolean }) {
  const t = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      label={retired ? t('Retired') : t('Listed')}
      color={retired ? 'default' : 'success'}
    />
  );
}
