import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { type PlainText, useText } from '../../shared/i18n';

const STEPS: readonly PlainText[] = ['Customer', 'Dates and car', 'OTP', 'Payment'];

interface Props {
  /** The current step, from 0; 4 if all are done. */
  active: number;
  /** The choice made in each step so far. */
  facts: readonly (string | null | undefined)[];
}

/** The four steps of a desk rental, with the choices made so far. */
export function Steps({ active, facts }: Props) {
  const t = useText();
  return (
    <Stepper
      activeStep={active}
      alternativeLabel
      component="ol"
      aria-label={t('Steps')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        '& .MuiStep-root': { px: 0.5, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {STEPS.map((step, index) => (
        <Step component="li" key={step} aria-current={index === active ? 'step' : undefined}>
          <StepLabel optional={<Typography variant="caption">{facts[index]}</Typography>}>
            {t(step)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
