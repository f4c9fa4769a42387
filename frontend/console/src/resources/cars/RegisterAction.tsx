import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Day, dayIn } from '@contract/calendar';
import type { ConsoleCarDetails } from '@contract/fleet/console-fleet';
import { CITY_ZONE } from '@shared/format/locale';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { useLanguage } from '../../shared/i18n/use-language';
import { FormDialog } from '../../shared/ui/actions/FormDialog';
import { DayInput } from '../../shared/ui/forms/DayInput';
import { isRequired } from '../../shared/ui/forms/RupeesInput';
import type { CarCalls } from './calls';

/** Downloads the register of the trips of the car, by default of this month. */
export function RegisterAction({ car }: { car: ConsoleCarDetails }) {
  const t = useText();
  const data = useCalls<CarCalls>();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const thisDay = dayIn(CITY_ZONE, new Date());

  async function save(values: object): Promise<void> {
    await data.downloadRegister(car.id, values as { from: Day; to: Day }, language);
    close();
  }
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {t('Register')}
      </Button>
      {isOpen && (
        <FormDialog
          title={t('Register of {car} (Form 5)', { car: `${car.carName} ${car.carModel}` })}
          label="Download"
          defaultValues={{ from: `${thisDay.slice(0, 7)}-01`, to: thisDay }}
          save={save}
          close={close}
        >
          <DayInput source="from" label="First day of the trips" validate={isRequired} helperText={false} />
          <DayInput source="to" label="Last day of the trips" validate={isRequired} helperText={false} />
        </FormDialog>
      )}
    </>
  );
}
