import { type ConsoleSettlement, MARKED_LINES, type MarkedLine, suits } from '@contract/rentals/settlements';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { LINES } from '../../shared/ui/settlement-lines';
import type { SettlementCalls } from './calls';

/** Adds a charge to a draft, or a credit if the role may give one. */
export function AddLineAction() {
  const t = useText();
  const marksOf = useMarkFields();
  return (
    <RowAction<ConsoleSettlement, SettlementCalls>
      name="edit"
      label="Add a charge"
      question={({ reference }) => t('What does {reference} cost beyond the fare?', { reference })}
      details={({ later }) =>
        later
          ? t(
              'Enter what was paid, never more, and add the challan or the statement with the toll. The customer gets it when you have checked and sent it.',
            )
          : t(
              'Damage and missing items refer to a mark of the return that the handover does not have. Add the estimate of a repair, or a photo of what else is charged. The customer sees all of it.',
            )
      }
      reasons={(settlement) => [
        {
          name: 'kind',
          label: 'What for',
          choices: settlement.addable.map((value) => ({ value, label: LINES[value] })),
          missing: 'Choose what it is for.',
          required: true,
        },
        ...marksOf(settlement),
        { name: 'amount', label: 'Amount (₹)', kind: 'rupees', missing: 'Enter the amount.', required: true },
        {
          name: 'text',
          label: 'Text for the customer',
          missing: 'Say what it is for; the customer reads it.',
          required: true,
        },
      ]}
      files="PHOTOS_AND_PDFS"
      call={(data, { id, version }, { kind = '', amount = '', text = '', ...marks }, files) => {
        const mark = marks[fieldOf(kind)];
        const line = { version: String(version), kind, amount, text, ...(mark && { mark }) };
        return data.addLine(id, line, files);
      }}
      doneMessage={() => t('The line is added.')}
    />
  );
}

const fieldOf = (kind: string): string => `mark-${kind}`;

/** One field for each kind of line that can refer to a mark, with the marks that suit it. */
function useMarkFields(): (settlement: ConsoleSettlement) => Reason[] {
  const inLanguage = useInLanguage();
  const choicesOf = ({ marks }: ConsoleSettlement, kind: MarkedLine) =>
    marks
      .filter((mark) => suits(kind, mark))
      .map(({ id, name, text }) => ({ value: id, text: `${inLanguage(name)}: ${text}` }));
  return (settlement) =>
    MARKED_LINES.map((kind) => {
      const choices = choicesOf(settlement, kind);
      return {
        name: fieldOf(kind),
        label: 'Mark of the return',
        choices,
        isShown: (typed) => typed.kind === kind && choices.length > 0,
        missing: 'Choose the mark that shows it.',
        ...(kind === 'CLEANING' ? { optional: true } : { required: true }),
      };
    });
}
