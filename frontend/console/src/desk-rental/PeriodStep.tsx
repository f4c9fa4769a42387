import { useDataProvider } from 'react-admin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { DeskCustomer } from '@contract/desk-rentals';
import { refusePeriod, type RentalWindow } from '@contract/rental-period';
import type { PublicSettings } from '@contract/settings';
import type { ConsoleDataProvider } from '../dataProvider';
import { useText } from '../i18n';
import { useOnceKey } from '../once-key';
import { FareTable } from '../ui/FareTable';
import { CarChoice } from './CarChoice';
import { quote, type Draft } from './draft';
import { PeriodFields } from './PeriodFields';
import { StepPanel } from './StepPanel';
import { TakenNotice } from './TakenNotice';
import { useCall } from './use-call';
import { CallProblem } from './CallProblem';

interface Props {
  customer: DeskCustomer;
  settings: PublicSettings;
  draft: Draft & { window: RentalWindow };
  change: (draft: Draft) => void;
  onSent: (id: string) => void;
}

const CARS = 'free-cars';

/** Period, car and total; then the customer is asked. */
export function PeriodStep({ customer, settings, draft, change, onSent }: Props) {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const once = useOnceKey();
  const { busy, problem, run, clear } = useCall();
  const { window, action } = draft;
  const refusal = refusePeriod(window, settings.rules, new Date());
  const cars = useQuery({
    queryKey: [CARS, window],
    queryFn: () => data.freeCars(window),
    enabled: refusal === null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const free = refusal === null ? cars.data : undefined;
  const car = free?.find(({ id }) => id === draft.carId);
  const fare = car && quote(car, window, action, settings.fare);

  function choose(over: Partial<Draft>): void {
    clear();
    change({ ...draft, ...over });
  }

  function send(): void {
    if (!car || !fare) return;
    const asked = { customerId: customer.id, action, carId: car.id, ...window, expectedTotal: fare.total };
    void run(async () => {
      try {
        const { id } = await data.sendDeskCode(asked, once.keyFor(JSON.stringify(asked)));
        once.succeeded();
        onSent(id);
      } catch (error) {
        // Whatever was refused, the list and the prices may have changed since they were read.
        await queries.invalidateQueries({ queryKey: [CARS] });
        await queries.invalidateQueries({ queryKey: ['public-settings'] });
        throw error;
      }
    });
  }

  return (
    <StepPanel title={t('2. Dates and car')} arrives>
      <PeriodFields
        action={action}
        window={window}
        rules={settings.rules}
        problem={refusal}
        onAction={(chosen) => choose({ action: chosen })}
        onWindow={(chosen) => choose({ window: chosen })}
      />
      {cars.isFetching && <LinearProgress aria-label={t('Looking for available cars')} />}
      {refusal === null && cars.isError && (
        <CallProblem wrong={cars.error} title={t('The available cars could not be loaded.')} />
      )}
      {free?.length === 0 && !cars.isFetching && (
        <Alert severity="info">
          {t('No car is available at that time. Please choose other dates or times.')}
        </Alert>
      )}
      {free && free.length > 0 && (
        <CarChoice
          cars={free}
          carId={draft.carId}
          totalOf={(one) => quote(one, window, action, settings.fare).total}
          onChosen={(carId) => choose({ carId })}
        />
      )}
      {car && fare && <FareTable label={t('Fare')} fare={fare} />}
      <TakenNotice error={problem} onChosen={(carId) => choose({ carId })} />
      <CallProblem wrong={problem} title={t('The OTP was not sent.')} />
      {car && fare && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('The e-mail to {email} shows the car, the dates and the total.', { email: customer.email })}
          </Typography>
          <Button
            variant="contained"
            size="large"
            loading={busy}
            onClick={send}
            sx={{ justifySelf: { sm: 'start' }, whiteSpace: 'normal' }}
          >
            {t('Send OTP to the customer')}
          </Button>
        </>
      )}
    </StepPanel>
  );
}
