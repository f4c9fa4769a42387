import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import type { DeskCustomer } from '@contract/rentals/desk-rentals';
import type { RentalWindow } from '@contract/rentals/rental-period';
import { type PlainText, useText } from '../../shared/i18n';
import { formatShortDayTime } from '../../shared/i18n/format';
import { deskNameOf } from './customer/desk-name';

const STEPS: readonly PlainText[] = ['Customer', 'Dates and car', 'OTP', 'Payment'];

interface Props {
  /** The current step, from 0; 4 if all are done. */
  active: number;
  customer: DeskCustomer | null;
  window: RentalWindow | null;
  carName: string | undefined;
}

/** The four steps of a desk rental, with the choices made so far. */
export function Steps({ active, customer, window, carName }: Props) {
  const t = useText();
  const facts = [
    [customer && deskNameOf(customer)],
    window && [
      formatShortDayTime(window.fromDate, window.pickupTime),
      formatShortDayTime(window.toDate, window.dropTime),
      carName,
    ],
  ];
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
          <StepLabel
            optional={facts[index]?.map((fact) => (
              <Typography key={fact} variant="caption" sx={{ display: 'block' }}>
                {fact}
              </Typography>
            ))}
          >
            {t(step)}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
