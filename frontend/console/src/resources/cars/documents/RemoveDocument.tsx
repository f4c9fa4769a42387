import Typography from '@mui/material/Typography';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import type { VehicleDocumentType } from '@contract/fleet/vehicle-documents';
import { isOutdated } from '../../../shared/http/error-text';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import type { CarCalls } from '../calls';
import type { CarPanel } from '../car-panel';

interface Props {
  panel: CarPanel;
  type: VehicleDocumentType;
  /** Already translated. */
  name: string;
}

export function RemoveDocument({ panel: { changed, reload }, type, name }: Props) {
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
      call={async (data, car) => {
        try {
          changed(await data.removeDocument(car, type));
        } catch (error) {
          if (isOutdated(error)) await reload();
          throw error;
        }
      }}
      doneMessage={() => t('The document is removed.')}
    />
  );
}
