import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { AttachCar } from './AttachCar';
import { CarList } from './CarList';

export const cars = {
  icon: CarIcon,
  list: CarList,
  create: AttachCar,
  options: { label: 'Cars' },
};
