import type { UseMutationResult } from '@tanstack/react-query';
import type { HandoverConfirmation, HandoverKind } from '@contract/rentals/handovers';
import type { PlainText } from '../../shared/i18n';
import { CustomerConfirmation } from '../../shared/ui/confirmation/CustomerConfirmation';
import { Panel } from '../../shared/ui/Panel';
import { ThumbMarkFields } from './ThumbMarkFields';
import type { Fields } from './use-completion';
import type { Photos } from './use-photos';

const WAYS: Record<HandoverConfirmation, PlainText> = {
  CODE: 'By a code',
  SIGNATURE: 'By a signature',
  THUMB_MARK: 'By a thumb mark with a witness',
  NOT_PRESENT: 'The customer is not here',
};
const WAYS_OF = {
  HANDOVER: ['CODE', 'SIGNATURE', 'THUMB_MARK'],
  RETURN: ['CODE', 'SIGNATURE', 'THUMB_MARK', 'NOT_PRESENT'],
  SECOND_INSPECTION: ['NOT_PRESENT'],
} as const satisfies Record<HandoverKind, readonly HandoverConfirmation[]>;

const CODE_TEXTS = {
  sent: 'The code is on its way by e-mail, and by SMS if the customer chose SMS.',
  label: 'Code from the e-mail or SMS',
} as const;

interface Props {
  kind: HandoverKind;
  fields: Pick<Fields, 'way' | 'code' | 'witness'>;
  set: (part: Partial<Fields>) => void;
  setSignature: (signature: File | null) => void;
  isCodeSent: boolean;
  sending: UseMutationResult<unknown, unknown, void>;
  photos: Photos;
}

export function Confirmation({ kind, photos, ...confirmation }: Props) {
  const ways = WAYS_OF[kind].map((way) => [way, WAYS[way]] as const);
  return (
    <Panel title="Confirmation by the customer">
      <CustomerConfirmation<HandoverConfirmation> ways={ways} codeTexts={CODE_TEXTS} {...confirmation} />
      {confirmation.fields.way === 'THUMB_MARK' && (
        <ThumbMarkFields
          photos={photos}
          witness={confirmation.fields.witness}
          setWitness={(witness) => confirmation.set({ witness })}
        />
      )}
    </Panel>
  );
}
