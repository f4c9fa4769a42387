import Typography from '@mui/material/Typography';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import type { VehicleDocumentType } from '@contract/fleet/vehicle-documents';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { CarCalls } from '../calls';
import type { CarPanel } from '../car-panel';
import { changeCar } from './change-car';

interface Props {
  panel: CarPanel;
  type: VehicleDocumentType;
  /** Already translated. */
  name: string;
}

export function RemoveDocument({ panel, type, name }: Props) {
  const t = useText();
  return (
    <RowAction<ConsoleCarDetails, CarCalls>
      name="edit"
      label="Remove"
      fullLabel={t('Remove {document}', { document: name })}
      color="error"
      question={() => t('Remove {document}?', { document: name })}
      details={() => (
        <Typography variant="body2">{t('Its number, its date and its file are deleted.')}</Typography>
      )}
      call={(data, car) => changeCar(panel, data.removeDocument(car, type))}
      doneMessage={() => t('The document is removed.')}
    />
  );
}
