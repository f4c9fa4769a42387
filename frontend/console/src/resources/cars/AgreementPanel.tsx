import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { FileButton } from '../../shared/ui/forms/FileButton';
import { Panel } from '../../shared/ui/Panel';
import { AgreementVersions } from './AgreementVersions';
import { agreementRule } from './attach-car.form';
import type { CarCalls } from './calls';
import type { CarPanel } from './car-panel';
import { CarProblem } from './CarProblem';

/** Sends a new agreement for the car, and calls `done` after it is saved. */
function useSaveAgreement({ car, changed }: CarPanel, done: () => void) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const notify = useNotify();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: (agreement: File) =>
      sendOnce([car.version, agreement], (key) =>
        data.sendCarFiles(car, { agreement }, key, () => undefined),
      ),
    onSuccess: (saved) => {
      changed(saved);
      done();
      notify(t('The new agreement is in use.'), { type: 'success' });
    },
  });
}

export function AgreementPanel(panel: CarPanel) {
  const { car, reload } = panel;
  const t = useText();
  const [chosen, setChosen] = useState<File | null>(null);
  const [wrongFile, setWrongFile] = useState<Error | null>(null);
  const saving = useSaveAgreement(panel, () => setChosen(null));
  const problem = wrongFile ?? saving.error;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const wrong = agreementRule(file);
    setChosen(wrong ? null : file);
    setWrongFile(wrong ? new Error(wrong) : null);
    saving.reset();
  }

  return (
    <Panel title="Rental agreement">
      <AgreementVersions agreements={car.agreements} />
      {problem !== null && (
        <CarProblem
          title="Failed to replace the agreement."
          error={problem}
          reload={reload}
          solved={saving.reset}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <FileButton
          icon={<PdfIcon />}
          disabled={saving.isPending}
          input={{ accept: 'application/pdf', disabled: saving.isPending, onChange: choose }}
        >
          {car.agreements.length === 0 ? t('Add an agreement') : t('Replace the agreement')}
        </FileButton>
        {chosen && (
          <>
            <Typography variant="body2">{chosen.name}</Typography>
            <Button variant="contained" loading={saving.isPending} onClick={() => saving.mutate(chosen)}>
              {t('Use this agreement')}
            </Button>
            <Button color="inherit" disabled={saving.isPending} onClick={() => setChosen(null)}>
              {t('Cancel')}
            </Button>
          </>
        )}
      </Box>
    </Panel>
  );
}
