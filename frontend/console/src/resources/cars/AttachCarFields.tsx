import { Panel } from '../../shared/ui/Panel';
import { AgreementInput } from './AgreementInput';
import { CarFields } from './CarFields';
import { PicturesInput } from './pictures/PicturesInput';

export const AttachCarFields = () => (
  <CarFields>
    <Panel title="Photos and agreement">
      <PicturesInput />
      <AgreementInput />
    </Panel>
  </CarFields>
);
