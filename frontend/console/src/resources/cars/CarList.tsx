import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import { DataTable } from 'react-admin';
import type { ConsoleCar } from '@contract/console';
import { FUEL_TYPES, TRANSMISSIONS, VEHICLE_TYPE_LABELS, VEHICLE_TYPES } from '@contract/fleet/vehicles';
import type { PlainText } from '../../shared/i18n';
import { SelectInput } from '../../shared/ui/forms/SelectInput';
import { columnOf } from '../../shared/ui/lists/columns';
import { CreateButton } from '../../shared/ui/lists/CreateButton';
import { ScreenList } from '../../shared/ui/lists/ScreenList';
import { Search } from '../../shared/ui/lists/Search';
import { CarDocuments, documentStateChoices } from './CarDocuments';
import { Name, Offer, Picture, Plate, Price, Specification } from './fields';
import { plateKindChoices } from './plate-kinds';

const Table = DataTable<ConsoleCar>;
const Col = columnOf<ConsoleCar>();

const same = (values: readonly PlainText[]) => values.map((id) => ({ id, name: id }));
const types = VEHICLE_TYPES.map((id) => ({ id, name: VEHICLE_TYPE_LABELS[id] }));

const offered: { id: boolean; name: PlainText }[] = [
  { id: false, name: 'Listed' },
  { id: true, name: 'Retired' },
];

const plateKindsEntered: { id: boolean; name: PlainText }[] = [
  { id: true, name: 'Yes' },
  { id: false, name: 'No' },
];

const plates: { id: boolean; name: PlainText }[] = [
  { id: true, name: 'Entered' },
  { id: false, name: 'Not entered' },
];

const filters = [
  <Search key="q" source="q" alwaysOn placeholder="Name, model, plate, location" />,
  <SelectInput key="vehicleType" source="vehicleType" label="Type" alwaysOn choices={types} />,
  <SelectInput key="fuelType" source="fuelType" label="Fuel" alwaysOn choices={same(FUEL_TYPES)} />,
  <SelectInput
    key="transmission"
    source="transmission"
    label="Transmission"
    alwaysOn
    choices={same(TRANSMISSIONS)}
  />,
  <SelectInput
    key="documentsState"
    source="documentsState"
    label="Vehicle documents"
    alwaysOn
    choices={documentStateChoices}
  />,
  <SelectInput key="hasPlate" source="hasPlate" label="Number plate" choices={plates} />,
  <SelectInput key="plateKind" source="plateKind" label="Kind of plate" choices={plateKindChoices} />,
  <SelectInput
    key="hasPlateKind"
    source="hasPlateKind"
    label="Kind of plate entered"
    choices={plateKindsEntered}
  />,
  <SelectInput key="retired" source="retired" label="State" alwaysOn choices={offered} />,
];

export const CarList = () => (
  <ScreenList
    title="Cars"
    empty="There is no car yet. Attach the first one."
    actions={<CreateButton resource="cars" label="Attach a Car" icon={<AddIcon />} />}
    sort={{ field: 'carName', order: 'ASC' }}
    filters={filters}
    card={<CarCard />}
  >
    <Table bulkActionButtons={false} rowClick="edit">
      <Col label="Photo" disableSort field={Picture} />
      <Col source="carName" label="Car" field={Name} />
      <Col source="plate" label="Plate" field={Plate} sx={{ whiteSpace: 'nowrap' }} />
      <Col source="vehicleType" label="Type, fuel, gearbox" field={Specification} />
      <Col source="location" label="Pickup location" />
      <Col source="costPerDay" label="Price" align="right" field={Price} />
      <Col source="documentsExpireOn" label="Vehicle documents" field={CarDocuments} />
      <Col source="retired" label="State" field={Offer} />
    </Table>
  </ScreenList>
);

const CarCard = () => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'start' }}>
    <Picture />
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Name />
      <Specification />
      <Price />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 1 }}>
        <Offer />
        <Plate />
        <CarDocuments />
      </Box>
    </Box>
  </Box>
);
