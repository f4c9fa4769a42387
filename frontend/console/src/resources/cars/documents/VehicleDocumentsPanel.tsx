import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type ConsoleVehicleDocument,
  VEHICLE_DOCUMENT_TYPES,
  type VehicleDocumentType,
} from '@contract/fleet/vehicle-documents';
import { messageOf } from '@contract/messages/message';
import { vehicleDocumentsMessages } from '@contract/messages/vehicle-documents.messages';
import { useLocal, useText } from '../../../shared/i18n';
import { formatDay } from '../../../shared/i18n/format';
import { DocumentButton } from '../../../shared/ui/documents/DocumentButton';
import { Panel } from '../../../shared/ui/Panel';
import type { CarPanel } from '../car-panel';
import { PanelLine, PanelLines } from '../PanelLine';
import { EnterDocument } from './EnterDocument';
import { RemoveDocument } from './RemoveDocument';
import { DOCUMENT_STATE_CHIPS } from './states';

/** The documents of a car with their states, and the form that enters or replaces one. */
export function VehicleDocumentsPanel(panel: CarPanel) {
  const t = useText();
  const { documents } = panel.car;
  const [entered, setEntered] = useState<VehicleDocumentType | null>(null);
  const others = VEHICLE_DOCUMENT_TYPES.filter((type) => !documents.some((one) => one.type === type));
  return (
    <Panel title="Vehicle documents">
      <PanelLines>
        {documents.map((document) => (
          <DocumentRow key={document.type} panel={panel} document={document} replace={setEntered} />
        ))}
      </PanelLines>
      {others[0] && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => setEntered(others[0] ?? null)}
        >
          {t('Enter another document')}
        </Button>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('Customers can open these files while they have the car.')}
      </Typography>
      {entered && <EnterDocument panel={panel} type={entered} close={() => setEntered(null)} />}
    </Panel>
  );
}

interface RowProps {
  panel: CarPanel;
  document: ConsoleVehicleDocument;
  replace: (type: VehicleDocumentType) => void;
}

function DocumentRow({ panel, document, replace }: RowProps) {
  const { type, number, expiresOn, hasFile, state } = document;
  const t = useText();
  const name = useLocal()(messageOf(vehicleDocumentsMessages, type));
  const [label, color] = DOCUMENT_STATE_CHIPS[state];
  const isEntered = state !== 'MISSING';
  const expiry = expiresOn ? t('until {day}', { day: formatDay(expiresOn) }) : t('does not expire');
  return (
    <PanelLine
      name={name}
      text={isEntered ? [number ?? t('number not entered'), expiry].join(' · ') : null}
      chip={{ color, label: t(label) }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          minWidth: { lg: '22rem' },
          justifyContent: { lg: 'flex-end' },
        }}
      >
        {hasFile && (
          <DocumentButton
            label={t('Open {document}', { document: name })}
            title={name}
            path={`/console/cars/${panel.car.id}/documents/${type}`}
          />
        )}
        <Button
          size="small"
          aria-label={
            isEntered
              ? t('Replace {document}', { document: name })
              : t('Enter {document}', { document: name })
          }
          onClick={() => replace(type)}
        >
          {isEntered ? t('Replace') : t('Enter')}
        </Button>
        {isEntered && <RemoveDocument panel={panel} type={type} name={name} />}
      </Box>
    </PanelLine>
  );
}
