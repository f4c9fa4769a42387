import { Panel } from '../../shared/ui/Panel';
import { AgreementInput } from './AgreementInput';
import { CarFields, ExpiryPanel } from './CarFields';
import { PicturesInput } from './pictures/PicturesInput';
import { ShootingGuide } from './pictures/ShootingGuide';

export const AttachCarFields = () => (
  <CarFields>
    <ExpiryPanel />
    <Panel title="Photos and agreement">
      <ShootingGuide />
      <PicturesInput />
      <AgreementInput />
    </Panel>
  </CarFields>
);
