import { useDataProvider } from 'react-admin';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { DeskCustomer, DeskRentalRequest } from '@contract/rentals/desk-rentals';
import { refusePeriod, type RentalWindow } from '@contract/rentals/rental-period';
import type { PublicSettings } from '@contract/settings';
import type { ConsoleDataProvider } from '../../dataProvider';
import { useText } from '../../i18n';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { FareTable } from '../../ui/FareTable';
import { CarChoice } from './CarChoice';
import { quote, type Draft } from '../draft';
import { PeriodFields } from './PeriodFields';
import { StepPanel } from '../StepPanel';
import { AlternativeCars } from './AlternativeCars';
import { RequestProblem } from '../RequestProblem';

interface Props {
  customer: DeskCustomer;
  settings: PublicSettings;
  draft: Draft & { window: RentalWindow };
  change: (draft: Draft) => void;
  onSent: (id: string) => void;
}

const CARS = 'free-cars';

export function PeriodStep({ customer, settings, draft, change, onSent }: Props) {
  const t = useText();
  const data = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const sendOnce = useSendOnce();
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

  const sending = useMutation({
    mutationFn: (request: DeskRentalRequest) => sendOnce(request, (key) => data.sendDeskCode(request, key)),
    onSuccess: ({ id }) => onSent(id),
    onError: async () => {
      // After any refusal, cars and prices may have changed since they were read.
      await queries.invalidateQueries({ queryKey: [CARS] });
      await queries.invalidateQueries({ queryKey: ['public-settings'] });
    },
  });

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
        <RequestProblem error={cars.error} title={t('The available cars could not be loaded.')} />
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
      {car && fare && <FareTable label="Fare" fare={fare} />}
      <AlternativeCars error={sending.error} onChosen={(carId) => choose({ carId })} />
      <RequestProblem error={sending.error} title={t('The OTP was not sent.')} />
      {car && fare && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('The e-mail to {email} shows the car, the dates and the total.', { email: customer.email })}
          </Typography>
          <Button
            variant="contained"
            size="large"
            loading={sending.isPending}
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
