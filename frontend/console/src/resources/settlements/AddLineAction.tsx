import { type ConsoleSettlement, MARKED_LINES, type MarkedLine, suits } from '@contract/rentals/settlements';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { useText } from '../../shared/i18n';
import type { Reason } from '../../shared/ui/actions/ReasonFields';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { kindField, LINE_FIELDS, TOLL_OR_CHALLAN } from '../../shared/ui/settlement-lines';
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
          ? t(TOLL_OR_CHALLAN)
          : t(
              'Damage and missing items refer to a mark of the return that the handover does not have. Add the estimate of a repair, or a photo of what else is charged. The customer sees all of it.',
            )
      }
      reasons={(settlement) => [kindField(settlement.addable), ...marksOf(settlement), ...LINE_FIELDS]}
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

/** Returns one field for each kind of line that can refer to a mark. Its choices are the suitable marks. */
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
