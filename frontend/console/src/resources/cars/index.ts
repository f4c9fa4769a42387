import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { AttachCar } from './AttachCar';
import { CarList } from './CarList';
import { EditCar } from './EditCar';

export const cars = {
  icon: CarIcon,
  list: CarList,
  create: AttachCar,
  edit: EditCar,
  options: { label: 'Cars' },
};
