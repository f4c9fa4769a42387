import type { ConsoleRentalDetails } from '@contract/rentals/console-rental';
import { LATER_LINES } from '@contract/rentals/settlements';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useText } from '../../../shared/i18n';
import { RowAction } from '../../../shared/ui/actions/RowAction';
import { kindField, LINE_FIELDS, TOLL_OR_CHALLAN } from '../../../shared/ui/settlement-lines';
import type { RentalCalls } from '../calls';

/** Charges a toll or challan that reaches the office after the return. */
export function ChargeLaterAction() {
  const t = useText();
  const sendOnce = useSendOnce();
  return (
    <RowAction<ConsoleRentalDetails, RentalCalls>
      name="chargeLater"
      label="Charge a toll or challan"
      question={({ reference }) => t('Which toll or challan belongs to {reference}?', { reference })}
      details={() => t(TOLL_OR_CHALLAN)}
      reasons={({ charges }) => [
        kindField(LATER_LINES.filter((kind) => isAgreed(kind, charges))),
        ...LINE_FIELDS,
      ]}
      files="PHOTOS_AND_PDFS"
      call={(data, { id }, { kind = '', amount = '', text = '' }, files) => {
        const line = { kind, amount, text };
        const sent = files.map(({ name, size }) => [name, size]);
        return sendOnce([id, line, sent], (key) => data.chargeLater(id, line, files, key));
      }}
      doneMessage={() => t('The line is added. Check and send the settlement.')}
    />
  );
}

function isAgreed(
  kind: (typeof LATER_LINES)[number],
  { tollsIncluded, challanFee }: ConsoleRentalDetails['charges'],
): boolean {
  if (kind === 'TOLL') return !tollsIncluded;
  return kind === 'CHALLAN' || challanFee > 0;
}
