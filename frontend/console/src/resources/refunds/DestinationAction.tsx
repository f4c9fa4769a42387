import { useRecordContext } from 'react-admin';
import { formatRupees } from '@contract/money';
import {
  type DestinationChoice,
  type MaskedDestination,
  MAX_HOLDER_LENGTH,
} from '@contract/payments/refund-destinations';
import type { ListedRefund } from '@contract/payments/refunds';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import type { RefundCalls } from './calls';
import { Summary } from './Summary';
import { CHOICES } from './words';

type Typed = Readonly<Record<string, string>>;

const isKind =
  (kind: DestinationChoice) =>
  (typed: Typed): boolean =>
    typed.kind === kind;

const FIELDS: readonly Reason[] = [
  { name: 'upi', label: 'UPI ID', missing: 'Enter the UPI ID.', isShown: isKind('UPI') },
  { name: 'holder', label: 'Account holder', missing: 'Enter the name.', maxLength: MAX_HOLDER_LENGTH },
  { name: 'account', label: 'Account number', missing: 'Enter the account number.' },
  { name: 'accountAgain', label: 'Account number again', missing: 'Enter the account number again.' },
  { name: 'ifsc', label: 'IFSC', missing: 'Enter the IFSC.' },
];

function fieldsOf({ destinationKinds, keptDestination }: ListedRefund): readonly Reason[] {
  const choices: DestinationChoice[] = [...(keptDestination ? (['KEPT'] as const) : []), ...destinationKinds];
  return [
    {
      name: 'kind',
      label: 'Where to',
      choices: choices.map((value) => ({ value, label: CHOICES[value] })),
      initial: choices[0],
      missing: 'Choose where to send it.',
      required: true,
    },
    ...FIELDS.map((field) => ({ isShown: isKind('ACCOUNT'), ...field, isShort: true, required: true })),
  ];
}

/** Enters or changes the destination of an open refund. */
export function DestinationAction({ isNext }: { isNext?: boolean }) {
  const t = useText();
  const isChange = useRecordContext<ListedRefund>()?.destination ?? false;
  return (
    <RowAction<ListedRefund, RefundCalls>
      name="destination"
      label={isChange ? 'Change the destination' : 'Enter the destination'}
      confirmLabel="Save the destination"
      isNext={isNext}
      question={({ amount }) => t('Where should {sum} go?', { sum: formatRupees(amount) })}
      details={(row) => (
        <>
          <Summary row={row} />
          {row.keptDestination && <Kept kept={row.keptDestination} />}
        </>
      )}
      reasons={fieldsOf}
      call={(data, { id, version }, { kind = '', ...fields }) =>
        data.changeDestination(id, { kind: kind as DestinationChoice, ...fields, version })
      }
      doneMessage={() => t('The destination is stored.')}
    />
  );
}

function Kept({ kept: { kind, masked } }: { kept: MaskedDestination }) {
  const t = useText();
  return t('Used last: {destination}', { destination: `${t(CHOICES[kind])} ${masked}` });
}
