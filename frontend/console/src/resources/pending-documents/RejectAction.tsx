import { DOCUMENT_REASONS, type DocumentReason } from '@contract/customers/document-reasons';
import type { PendingDocument, RejectionReasons } from '@contract/customers/people';
import { type PlainText, useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction, type RowActionProps } from '../../shared/ui/actions/RowAction';
import type { PendingDocumentCalls } from './calls';

const OTHER = 'OTHER';

const CHOICES: NonNullable<Reason['choices']> = [
  { value: '', label: 'Nothing' },
  ...(Object.keys(DOCUMENT_REASONS) as DocumentReason[]).map((reason) => ({ value: reason, label: reason })),
  { value: OTHER, label: 'A reason in your own words' },
];

/** The fields for a reason: one from the list, or another one as free text. */
const reasonsFor = (name: 'aadhaar' | 'license', label: PlainText, otherLabel: PlainText): Reason[] => [
  { name, label, choices: CHOICES },
  {
    name: `${name}Other`,
    label: otherLabel,
    required: true,
    isShown: (typed) => typed[name] === OTHER,
  },
];

const IDENTITY_REASONS = reasonsFor(
  'aadhaar',
  'What is wrong with the identity document',
  'Another reason for the identity document',
);
const REASONS: readonly Reason[] = [
  ...reasonsFor('license', 'What is wrong with the licence', 'Another reason for the licence'),
  { name: 'note', label: 'Anything else the customer should know' },
];

function reasonsOf(typed: Readonly<Record<string, string>>): RejectionReasons {
  const reasonOf = (name: 'aadhaar' | 'license') =>
    typed[name] === OTHER ? typed[`${name}Other`] : typed[name];
  const [aadhaar, license, note] = [reasonOf('aadhaar'), reasonOf('license'), typed['note']];
  return { ...(aadhaar && { aadhaar }), ...(license && { license }), ...(note && { note }) };
}

export function RejectAction(
  more: Pick<RowActionProps<PendingDocument, PendingDocumentCalls>, 'shortcut' | 'after'>,
) {
  const t = useText();
  return (
    <RowAction<PendingDocument, PendingDocumentCalls>
      name="reject"
      label="Reject"
      color="error"
      question={(row) => t('Reject {name}?', { name: row.fullName })}
      details={() => t('The customer reads these reasons and uploads again only what was rejected.')}
      reasons={({ identity }) => (identity ? [...IDENTITY_REASONS, ...REASONS] : REASONS)}
      call={(data, { id, submittedAt }, typed) =>
        data.decideCustomer(id, { decision: 'REJECTED', reasons: reasonsOf(typed), submittedAt })
      }
      doneMessage={(row) => t('{name} is rejected and gets the reasons by e-mail.', { name: row.fullName })}
      {...more}
    />
  );
}
