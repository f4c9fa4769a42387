import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { AttachCar } from './AttachCar';
import { carCalls } from './calls';
import { CarList } from './CarList';
import { EditCar } from './EditCar';
export const cars = {
  screens: {
    icon: CarIcon,
    list: CarList,
    create: AttachCar,
    edit: EditCar,
    options: { label: 'Cars' },
  },
  calls: carCalls,
};
