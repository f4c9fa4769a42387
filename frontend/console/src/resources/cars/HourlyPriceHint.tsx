import { FormDataConsumer } from 'react-admin';
import { formatRupees, rupees } from '@contract/money';
import { useText } from '../../shared/i18n';

/** Explains that an empty hourly price means a twenty-fourth of the daily price, rounded up. */
export function HourlyPriceHint() {
  const t = useText();
  const hint = (cost: number): string =>
    cost > 0
      ? t('If empty: {price}', { price: formatRupees(rupees(Math.ceil(cost / 24))) })
      : t('If empty: the daily price divided by 24');
  return (
    <FormDataConsumer<{ cost?: string }>>{({ formData }) => hint(Number(formData.cost))}</FormDataConsumer>
  );
}
