import { type ReactNode, useState } from 'react';
import { useCanAccess, useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { flushSync } from 'react-dom';
import { useCalls } from '../../http/use-calls';
import type { PlainText } from '../../i18n';
import { rowBeside } from '../shortcuts/use-row-keys';
import { ActionButton, type ActionButtonProps } from './ActionButton';
import type { AddedFiles } from './PhotosField';
import type { Reason } from './ReasonFields';
import { RowActionDialog } from './RowActionDialog';
import { useReadOnPress } from './use-read-on-press';

export interface RowActionProps<Row, Calls> extends Omit<ActionButtonProps, 'press' | 'loading'> {
  /** The action's name in `access.ts`. */
  name: string;
  /** Labels of the dialog's buttons, if `label` and 'Cancel' would be misleading. */
  confirmLabel?: PlainText;
  cancelLabel?: PlainText;
  /** The dialog's question. */
  question: (row: Row) => string;
  /** Shown below the question. */
  details?: (row: Row) => ReactNode;
  /** Returns the reason why the action is not possible now, shown instead of the question; null if it is possible. */
  blocked?: (row: Row) => string | null;
  reasons?: readonly Reason[] | ((row: Row) => readonly Reason[]);
  /** The files that can be sent with the decision. */
  files?: AddedFiles;
  call: (
    calls: Calls,
    row: Row,
    reasons: Record<string, string>,
    photos: readonly File[],
  ) => Promise<unknown>;
  /** Returns the notification after success. */
  doneMessage: (row: Row) => string;
  after?: () => void;
}

/**
 * One decision about the current row: confirms, sends the request, shows the result and reloads. Never optimistic.
 * Translates its fixed texts. Texts from a row must already be translated.
 */
export function RowAction<Row, Calls extends object>({
  name,
  label,
  fullLabel,
  color = 'primary',
  call,
  doneMessage,
  shortcut,
  isNext,
  unavailable,
  after,
  ...dialog
}: RowActionProps<Row, Calls>) {
  const row = useRecordContext() as Row | undefined;
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: name });
  const calls = useCalls<Calls>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { chosen, setChosen, choose, isReading } = useChosen<Row>();
  if (!row || !canAccess) return null;

  async function decide(
    { row: decided, beside }: Chosen<Row>,
    reasons: Record<string, string>,
    photos: readonly File[],
  ): Promise<void> {
    await call(calls, decided, reasons, photos);
    // Closes the dialog first, because the refresh would read its preview again.
    flushSync(() => setChosen(null));
    notify(doneMessage(decided), { type: 'success' });
    refresh();
    after?.();
    focusOn(beside);
  }

  return (
    <>
      <ActionButton
        label={label}
        fullLabel={fullLabel}
        color={color}
        isNext={isNext}
        shortcut={shortcut}
        unavailable={unavailable}
        loading={isReading}
        press={(button) => void choose(row, button)}
      />
      {chosen && (
        <RowActionDialog
          {...dialogOf(chosen.row, { label, color, ...dialog })}
          decide={(reasons, photos) => decide(chosen, reasons, photos)}
          close={(tried) => {
            setChosen(null);
            if (tried) refresh();
          }}
        />
      )}
    </>
  );
}

interface Chosen<Row> {
  /** The row at the time of the click, because the list behind the dialog may reload. */
  row: Row;
  /** The row that follows in the list and gets the focus; null outside a list. */
  beside: HTMLElement | null;
}

function useChosen<Row>() {
  const [chosen, setChosen] = useState<Chosen<Row> | null>(null);
  const { isReading, readOr } = useReadOnPress<Row>();
  async function choose(current: Row, button: HTMLElement): Promise<void> {
    const beside = rowBeside(button);
    const row = await readOr(current);
    setChosen(row && { row, beside });
  }
  return { chosen, setChosen, choose, isReading };
}

/**
 * Moves the focus to the next row, because the focused button may have disappeared with its row. The row's keys then
 * work, and a key that is still held triggers no button.
 */
function focusOn(row: HTMLElement | null): void {
  if (row) row.tabIndex = -1;
  (row?.isConnected ? row : document.getElementById('main-content'))?.focus();
}

type DialogTexts<Row> = Pick<
  RowActionProps<Row, never>,
  'label' | 'confirmLabel' | 'cancelLabel' | 'question' | 'details' | 'blocked' | 'reasons' | 'files'
>;

function dialogOf<Row>(row: Row, { color, ...texts }: DialogTexts<Row> & { color: 'primary' | 'error' }) {
  return {
    color,
    label: texts.confirmLabel ?? texts.label,
    cancelLabel: texts.cancelLabel,
    question: texts.question(row),
    details: texts.details?.(row),
    blocked: texts.blocked?.(row) ?? null,
    reasons: typeof texts.reasons === 'function' ? texts.reasons(row) : (texts.reasons ?? []),
    files: texts.files,
  };
}
