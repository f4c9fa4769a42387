import { formatRupees } from '@contract/money';
import type { ConsoleSettlement, SettlementLine } from '@contract/rentals/settlements';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { LINES } from '../../shared/ui/settlement-lines';
import type { SettlementCalls } from './calls';

export function RemoveLineAction({ line: { id: lineId, kind, amount } }: { line: SettlementLine }) {
  const t = useText();
  return (
    <RowAction<ConsoleSettlement, SettlementCalls>
      name="edit"
      label="Remove"
      color="error"
      question={() => t('Remove {line} of {sum}?', { line: t(LINES[kind]), sum: formatRupees(amount) })}
      call={(data, { id, version }) => data.removeLine(id, lineId, { version })}
      doneMessage={() => t('The line is removed.')}
    />
  );
}
