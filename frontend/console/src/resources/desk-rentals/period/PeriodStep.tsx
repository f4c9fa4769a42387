import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DeskCustomer } from '@contract/rentals/desk-rentals';
import { refusePeriod, type RentalWindow } from '@contract/rentals/rental-period';
import type { PublicSettings } from '@contract/settings';
import { useText } from '../../../shared/i18n';
import { FareTable } from '../../../shared/ui/FareTable';
import { type Draft, quote } from '../draft';
import { RequestProblem } from '../RequestProblem';
import { StepPanel } from '../StepPanel';
import { AlternativeCars } from './AlternativeCars';
import { FreeCars } from './FreeCars';
import { PeriodFields } from './PeriodFields';
import { useFreeCars } from './use-free-cars';
import { useSendCode } from './use-send-code';

const WIDE = '@media (min-width: 1100px)';
/** Keeps the fare visible next to the form. */
const BESIDE = {
  gridTemplateColumns: 'minmax(0, 1fr) 21rem',
  '& > :last-child': { position: 'sticky', top: 64, alignSelf: 'start' },
};

interface Props {
  customer: DeskCustomer;
  settings: PublicSettings;
  draft: Draft & { window: RentalWindow };
  change: (draft: Draft) => void;
  onSent: (id: string) => void;
}

export function PeriodStep({ customer, settings, draft, change, onSent }: Props) {
  const t = useText();
  const { window, action } = draft;
  const refusal = refusePeriod(window, settings.rules, new Date());
  const free = useFreeCars(window, refusal !== null);
  const car = free.cars?.find(({ id }) => id === draft.carId);
  const fare = car && quote(car, window, action, settings.fare);

  const sending = useSendCode(onSent);

  function choose(over: Partial<Draft>): void {
    sending.reset();
    change({ ...draft, ...over });
  }

  function send(): void {
    if (!car || !fare) return;
    sending.mutate({ customerId: customer.id, action, carId: car.id, ...window, expectedTotal: fare.total });
  }

  return (
    <StepPanel title={t('2. Dates and car')} arrives>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', [WIDE]: BESIDE }}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <PeriodFields
            action={action}
            window={window}
            rules={settings.rules}
            problem={refusal}
            onAction={(chosen) => choose({ action: chosen })}
            onWindow={(chosen) => choose({ window: chosen })}
          />
          <FreeCars
            free={free}
            carId={draft.carId}
            totalOf={(one) => quote(one, window, action, settings.fare).total}
            onChosen={(carId) => choose({ carId })}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {car && fare && <FareTable label="Fare" fare={fare} />}
          <AlternativeCars error={sending.error} onChosen={(carId) => choose({ carId })} />
          <RequestProblem error={sending.error} title={t('The OTP was not sent.')} />
          {car && fare && <SendCode email={customer.email} isSending={sending.isPending} send={send} />}
        </Box>
      </Box>
    </StepPanel>
  );
}

interface SendProps {
  email: string;
  isSending: boolean;
  send: () => void;
}

function SendCode({ email, isSending, send }: SendProps) {
  const t = useText();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('The e-mail to {email} shows the car, the dates and the total.', { email })}
      </Typography>
      <Button
        variant="contained"
        size="large"
        loading={isSending}
        onClick={send}
        sx={{ justifySelf: { sm: 'start' }, whiteSpace: 'normal' }}
      >
        {t('Send OTP to the customer')}
      </Button>
    </>
  );
}
