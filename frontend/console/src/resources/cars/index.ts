import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { carCalls } from './calls';
import { CarList } from './CarList';
export const cars = {
  screens: {
    icon: CarIcon,
    list: CarList,
    options: { label: 'Cars' },
  },
  calls: carCalls,
};
