import { Figures } from './Figures';
import { FirstScreen } from './FirstScreen';

/** The admin's first screen. */
export const AdminOverview = () => (
  <FirstScreen title="Overview">
    <Figures />
  </FirstScreen>
);
