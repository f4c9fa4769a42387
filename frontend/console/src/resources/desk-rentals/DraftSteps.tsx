import CircularProgress from '@mui/material/CircularProgress';
import { usePublicSettings } from '../../shared/http/use-public-settings';
import { useText } from '../../shared/i18n';
import { CustomerStep } from './customer/CustomerStep';
import { type Draft, firstWindow } from './draft';
import { PeriodStep } from './period/PeriodStep';
import { useChosenCar } from './period/use-free-cars';
import { RequestProblem } from './RequestProblem';
import { Steps } from './Steps';

interface Props {
  draft: Draft;
  /** Contact of a customer who was just added. */
  contact: string | undefined;
  change: (draft: Draft) => void;
  onSent: (id: string) => void;
}

/** The steps before a code is sent to the customer. */
export function DraftSteps({ draft, contact, change, onSent }: Props) {
  const t = useText();
  const settings = usePublicSettings();
  const { customer } = draft;
  return (
    <>
      <Progress draft={draft} />
      <CustomerStep
        customer={customer}
        contact={contact}
        onFound={(found) => change({ ...draft, customer: found })}
      />
      {settings.isError && (
        <RequestProblem error={settings.error} title={t('The opening hours could not be loaded.')} />
      )}
      {settings.isPending && <CircularProgress aria-label={t('Loading')} />}
      {settings.data && customer?.refusal === null && (
        <PeriodStep
          customer={customer}
          settings={settings.data}
          draft={{ ...draft, window: draft.window ?? firstWindow(settings.data.rules, new Date()) }}
          change={change}
          onSent={onSent}
        />
      )}
    </>
  );
}

function Progress({ draft: { customer, window, carId } }: { draft: Draft }) {
  const car = useChosenCar(window, carId);
  const carName = car && `${car.carName} ${car.carModel}`;
  return (
    <Steps
      active={customer?.refusal === null ? 1 : 0}
      customer={customer}
      window={window}
      carName={carName}
    />
  );
}
