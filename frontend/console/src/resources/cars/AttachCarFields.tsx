import { Panel } from '../../shared/ui/Panel';
import { AgreementInput } from './AgreementInput';
import { CarFields, ExpiryPanel } from './CarFields';
import { PicturesInput } from './pictures/PicturesInput';

export const AttachCarFields = () => (
  <CarFields>
    <ExpiryPanel />
    <Panel title="Photos and agreement">
      <PicturesInput />
      <AgreementInput />
    </Panel>
  </CarFields>
);
