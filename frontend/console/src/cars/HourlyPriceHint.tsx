import { FormDataConsumer } from 'react-admin';
import { formatRupees } from '@contract/money';

const hint = (cost: number): string =>
  cost > 0 ? `Empty: ${formatRupees(Math.ceil(cost / 24))}` : 'Empty: a twenty-fourth of the day';

/** What the hourly price becomes when it is left empty: a twenty-fourth of the day, rounded up. */
export const HourlyPriceHint = () => (
  <FormDataConsumer<{ cost?: string }>>{({ formData }) => hint(Number(formData.cost))}</FormDataConsumer>
);
