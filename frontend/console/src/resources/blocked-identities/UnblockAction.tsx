import type { BlockedIdentity } from '@contract/customers/blocked-identities';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { BlockedIdentityCalls } from './calls';

export function UnblockAction() {
  const t = useText();
  return (
    <RowAction<BlockedIdentity, BlockedIdentityCalls>
      name="remove"
      label="Remove from the list"
      question={({ masked }) => t('Remove {masked} from the block list?', { masked })}
      details={() => t('A suspended account stays suspended.')}
      call={(data, row) => data.unblock(row.id)}
      doneMessage={({ masked }) => t('{masked} is removed from the block list.', { masked })}
    />
  );
}
