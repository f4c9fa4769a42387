import Alert from '@mui/material/Alert';
import type { StatementMapping, StatementPreview } from '@contract/payments/statements';
import { useText } from '../../shared/i18n';
import { Panel } from '../../shared/ui/Panel';
import { MappedRows } from './MappedRows';
import { MappingFields } from './MappingFields';

interface Props {
  preview: StatementPreview;
  mapping: StatementMapping;
  change: (mapping: StatementMapping) => void;
}

/** The mapping of the columns, and the first rows under it. */
export function ColumnsPanels({ preview: { lines, remembered }, mapping, change }: Props) {
  const t = useText();
  return (
    <>
      <Panel title="Choose the columns">
        {remembered ? (
          <Alert severity="success">{t('The columns of this bank are remembered from last time.')}</Alert>
        ) : (
          <Alert severity="info">
            {t(
              'These columns are a guess. Check them once; they are remembered for every later file with these columns.',
            )}
          </Alert>
        )}
        <MappingFields lines={lines} mapping={mapping} change={change} />
      </Panel>
      <Panel title="The first rows, as they are read">
        <MappedRows lines={lines} mapping={mapping} />
      </Panel>
    </>
  );
}
