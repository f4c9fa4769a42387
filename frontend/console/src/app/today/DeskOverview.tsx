import { DeskButtons } from './DeskButtons';
import { FirstScreen } from './FirstScreen';

/** The custom admin's first screen. */
export const DeskOverview = () => (
  <FirstScreen title="Custom admin dashboard">
    <DeskButtons />
  </FirstScreen>
);
