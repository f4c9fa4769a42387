import type { TimeOfDay } from '@contract/calendar';
import type { LocationOption, VehicleFilters } from '@contract/fleet/vehicles';
import { formatRupees, twelveHour } from '@/lib/format';
import { useLocalize, useText } from '@/lib/i18n';
import { priceLimits } from '../filters.rules';
import { browseMessages } from '../messages';

interface Option<Value> extends Omit<LocationOption, 'value'> {
  value: Value;
}

interface ChoicesProps<Value extends string | number> {
  list: readonly Option<Value>[] | undefined;
  /** Returns the text of an option, if it is not its label. */
  name?: (option: Option<Value>) => string;
}

/** The options of a filter, with the number of cars of each. */
export function Choices<Value extends string | number>({ list = [], name }: ChoicesProps<Value>) {
  const t = useText(browseMessages);
  const localize = useLocalize();
  return (
    <>
      <option value="">{t('any')}</option>
      {list.map((option) => (
        <option key={option.value} value={option.value}>
          {t('option', { label: name?.(option) ?? localize(option.label), count: option.count })}
        </option>
      ))}
    </>
  );
}

export function PriceChoices({ prices }: { prices: VehicleFilters['costPerDay'] | undefined }) {
  const t = useText(browseMessages);
  return (
    <>
      <option value="">{t('any')}</option>
      {prices &&
        priceLimits(prices.min, prices.max).map((limit) => (
          <option key={limit} value={limit}>
            {t('upTo', { amount: formatRupees(limit) })}
          </option>
        ))}
    </>
  );
}

export function TimeChoices({ times }: { times: readonly TimeOfDay[] }) {
  const t = useText(browseMessages);
  return (
    <>
      <option value="">{t('any')}</option>
      {times.map((time) => (
        <option key={time} value={time}>
          {twelveHour(time)}
        </option>
      ))}
    </>
  );
}
