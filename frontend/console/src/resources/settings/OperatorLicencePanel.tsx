import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { formatInstant } from '../../shared/i18n/format';
import { DocumentButton } from '../../shared/ui/documents/DocumentButton';
import { Panel } from '../../shared/ui/Panel';
import { Problem } from '../../shared/ui/Problem';
import type { SettingsCalls } from './calls';
import { LicenceDialog, type LicenceStep } from './LicenceDialog';

/** The file of the licence, which is saved separately from the other settings. */
export function OperatorLicencePanel() {
  const t = useText();
  const data = useCalls<SettingsCalls>();
  const licence = useQuery({ queryKey: ['operator licence'], queryFn: () => data.readLicence() });
  const [step, setStep] = useState<LicenceStep | null>(null);
  if (licence.error)
    return <Problem title="The operator licence could not be loaded." detail={explain(licence.error)} />;
  if (!licence.data) return null;
  const { version, uploadedAt } = licence.data;
  return (
    <Panel title="Operator licence">
      <Typography variant="body2">
        {uploadedAt
          ? t('Uploaded on {when}. Customers can open it while they have a car.', {
              when: formatInstant(uploadedAt),
            })
          : t('Not uploaded. Customers can open it while they have a car.')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {uploadedAt && (
          <DocumentButton
            key={version}
            label={t('Open')}
            title={t('Operator licence')}
            path="/console/operator-licence/file"
          />
        )}
        <Button size="small" onClick={() => setStep('upload')}>
          {uploadedAt ? t('Replace') : t('Upload')}
        </Button>
        {uploadedAt && (
          <Button size="small" color="error" onClick={() => setStep('remove')}>
            {t('Remove')}
          </Button>
        )}
      </Box>
      {step && (
        <LicenceDialog
          version={version}
          step={step}
          reload={() => licence.refetch()}
          close={() => setStep(null)}
        />
      )}
    </Panel>
  );
}
