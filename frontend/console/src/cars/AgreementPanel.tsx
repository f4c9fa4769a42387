import { useState, type ChangeEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ConsoleDataProvider } from '../dataProvider';
import { formatInstant } from '../format';
import { useText } from '../i18n';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { Panel } from '../ui/Panel';
import { agreementRule } from './attach-car.form';
import type { CarPanel } from './car-panel';
import { CarProblem } from './CarProblem';

/** The present agreement and the earlier ones, and a way to replace it. */
export function AgreementPanel({ car, changed, reload }: CarPanel) {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const sendOnce = useSendOnce();
  const [chosen, setChosen] = useState<File | null>(null);
  const [wrongFile, setWrongFile] = useState<Error | null>(null);
  const saving = useMutation({
    mutationFn: (agreement: File) => {
      const content = [car.version, agreement.name, agreement.size, agreement.lastModified];
      return sendOnce(content, (key) => data.sendCarFiles(car, { agreement }, key, () => undefined));
    },
    onSuccess: (saved) => {
      changed(saved);
      setChosen(null);
      notify(t('The new agreement is in use.'), { type: 'success' });
    },
  });
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
      {car.agreements.length === 0 && (
        <Typography variant="body2">{t('This car has no agreement yet.')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {car.agreements.map((agreement, index) => (
          <li key={agreement.id}>
            <MuiLink href={agreement.url} target="_blank" rel="noreferrer">
              {t('Version of {when}', { when: formatInstant(agreement.createdAt) })}
            </MuiLink>
            {index === 0 ? ` · ${t('in use')}` : ''}
          </li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('Bookings and reservations keep the version their customer accepted.')}
      </Typography>
      {problem !== null && (
        <CarProblem
          title="Failed to replace the agreement."
          error={problem}
          reload={reload}
          solved={saving.reset}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          component="label"
          variant="outlined"
          startIcon={<PdfIcon />}
          role={undefined}
          disabled={saving.isPending}
        >
          {car.agreements.length === 0 ? t('Add an agreement') : t('Replace the agreement')}
          <input
            type="file"
            accept="application/pdf"
            disabled={saving.isPending}
            onChange={choose}
            style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 }}
          />
        </Button>
        {chosen && (
          <>
            <Typography variant="body2">{chosen.name}</Typography>
            <Button
              variant="contained"
              color="secondary"
              loading={saving.isPending}
              onClick={() => saving.mutate(chosen)}
            >
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
