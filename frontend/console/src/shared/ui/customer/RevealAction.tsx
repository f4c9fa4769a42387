import type { ConsoleCustomerDetails } from '@contract/customers/console-customers';
import { useText } from '../../i18n';
import type { Reason } from '../actions/ReasonFields';
import { RowAction } from '../actions/RowAction';
import type { CustomerNumberCalls, RevealedKind, RevealedNumber } from './calls';
import { identityName } from './identity-names';
import { nameOf } from './name-of';

const REASONS: readonly Reason[] = [
  { name: 'reason', label: 'Why', missing: 'Enter a reason. The audit records it.' },
];

interface Props {
  kind: RevealedKind;
  onRevealed: (reveal: RevealedNumber) => void;
}

export function RevealAction({ kind, onRevealed }: Props) {
  const t = useText();
  const documentOf = ({ identity }: ConsoleCustomerDetails) => t(identityName(identity));
  const questions: Record<RevealedKind, (row: ConsoleCustomerDetails) => string> = {
    identity: (row) =>
      t('Show the {document} number of {name}?', { document: documentOf(row), name: nameOf(row) }),
    licence: (row) => t('Show the licence number of {name}?', { name: nameOf(row) }),
    driver: (row) => t('Show the driver record of {name}?', { name: nameOf(row) }),
  };
  const doneMessages: Record<RevealedKind, (row: ConsoleCustomerDetails) => string> = {
    identity: (row) =>
      t('You viewed the {document} number. The audit has recorded it.', { document: documentOf(row) }),
    licence: () => t('You viewed the licence number. The audit has recorded it.'),
    driver: () => t('You viewed the driver record. The audit has recorded it.'),
  };
  return (
    <RowAction<ConsoleCustomerDetails, CustomerNumberCalls>
      name="reveal"
      label="Show in full"
      question={questions[kind]}
      details={() => t('It is shown for one minute. The audit records who viewed it, when and why.')}
      reasons={REASONS}
      call={async (data, row, { reason = '' }) => onRevealed(await data.revealNumber(kind, row.id, reason))}
      doneMessage={doneMessages[kind]}
    />
  );
}
