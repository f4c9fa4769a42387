import { formatRupees } from '@contract/money';
import type { ConsoleDrawer } from '@contract/payments/drawers';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { Facts } from '../../shared/ui/Facts';
import type { DrawerCalls } from './calls';

export function AcceptAction() {
  const t = useText();
  return (
    <RowAction<ConsoleDrawer, DrawerCalls>
      name="accept"
      label="Accept"
      isNext
      question={({ location }) =>
        t('Have you received the cash, the keys and the open notes of {location}?', { location })
      }
      details={({ report }) =>
        report && (
          <Facts facts={[['Counted cash', <strong key="sum">{formatRupees(report.counted)}</strong>]]} />
        )
      }
      reasons={[{ name: 'note', label: 'Note for our records (optional)', optional: true }]}
      call={(data, { id, version }, { note }) => data.acceptDrawer(id, { version, ...(note && { note }) })}
      doneMessage={({ location }) => t('You have accepted the drawer of {location}.', { location })}
    />
  );
}
