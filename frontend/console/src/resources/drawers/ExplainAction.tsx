import type { ConsoleDrawer } from '@contract/payments/drawers';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { DrawerCalls } from './calls';
import { signed } from './fields';

export function ExplainAction() {
  const t = useText();
  return (
    <RowAction<ConsoleDrawer, DrawerCalls>
      name="close"
      label="Explain the difference"
      isNext
      question={({ report }) =>
        t('Why does the count differ: cash {cash}, card {card}?', {
          cash: report ? signed(report.difference) : '',
          card: report ? signed(report.terminalDifference) : '',
        })
      }
      reasons={[{ name: 'note', label: 'Reason', missing: 'Enter a reason of at least 3 letters.' }]}
      call={(data, { id, version }, { note = '' }) => data.explainDifference(id, { note, version })}
      doneMessage={() => t('The reason is written down.')}
    />
  );
}
