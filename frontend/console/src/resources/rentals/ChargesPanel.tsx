import Typography from '@mui/material/Typography';
import { formatRupees } from '@contract/money';
import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { termLines } from '@contract/rentals/term-lines';
import { useLocal, useText } from '../../shared/i18n';
import { Facts, LocalFacts } from '../../shared/ui/Facts';
import { Panel } from '../../shared/ui/Panel';

/** The agreed charges besides the fare, and the late fee that follows from them. */
export function ChargesPanel({ rental }: { rental: ConsoleRentalDetails }) {
  const t = useText();
  const local = useLocal();
  return (
    <Panel title="Charges as agreed">
      {rental.lateReturn && (
        <Facts
          facts={[
            [
              rental.status === 'ON_TRIP' ? 'Late until now' : 'Returned late',
              lateText(rental.lateReturn, t),
            ],
          ]}
        />
      )}
      <Typography variant="body2" color="text.secondary">
        {t('As agreed by the customer:')}
      </Typography>
      <LocalFacts
        facts={termLines(rental).map(({ item, texts }) => [local(item), texts.map(local).join(' ')])}
      />
    </Panel>
  );
}

const lateText = (
  { minutes, fee }: NonNullable<ConsoleRentalDetails['lateReturn']>,
  t: ReturnType<typeof useText>,
): string =>
  t('{hours} h {minutes} min. Late fee as agreed: {fee}', {
    hours: Math.floor(minutes / 60),
    minutes: minutes % 60,
    fee: formatRupees(fee),
  });
