import { useState, type ReactNode } from 'react';
import {
  useCanAccess,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
} from 'react-admin';
import Button from '@mui/material/Button';
import type { ConsoleDataProvider } from './dataProvider';
import { useText } from './i18n';
import { RowActionDialog, type Reason } from './RowActionDialog';

export interface RowActionProps<Row> {
  /** What `access.ts` calls it. */
  name: string;
  label: string;
  color?: 'primary' | 'error';
  /** What the dialog's buttons say, where `label` and 'Cancel' would mislead. */
  confirm?: string;
  keep?: string;
  /** The dialog's question. */
  ask: (row: Row) => string;
  /** What one should know before deciding. */
  details?: (row: Row) => ReactNode;
  /** Why it cannot be done now, or null; the dialog then says so instead of asking. */
  blocked?: (row: Row) => string | null;
  reasons?: readonly Reason[];
  call: (data: ConsoleDataProvider, row: Row, reasons: Record<string, string>) => Promise<unknown>;
  /** What is told when it is done. */
  done: (row: Row) => string;
  /** The key that presses the button, where its screen listens for it. */
  shortcut?: string;
  /** What else follows once it is done. */
  after?: () => void;
}

/**
 * One decision about the row at hand: asks, calls, waits, shows the result, reloads. Never optimistic.
 * Its fixed texts are translated here; those made from a row come translated.
 */
export function RowAction<Row>({
  name,
  label,
  color = 'primary',
  call,
  done,
  shortcut,
  after,
  ...texts
}: RowActionProps<Row>) {
  const row = useRecordContext() as Row | undefined;
  const resource = useResourceContext() ?? '';
  const { canAccess } = useCanAccess({ resource, action: name });
  const data = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const t = useText();
  // As it was on the screen when the button was pressed: a list that renews itself behind the dialog changes nothing.
  const [chosen, setChosen] = useState<Row | null>(null);
  if (!row || !canAccess) return null;

  async function decide(reasons: Record<string, string>): Promise<void> {
    await call(data, chosen!, reasons);
    setChosen(null);
    notify(done(chosen!), { type: 'success' });
    refresh();
    after?.();
    // The button that had the focus may be gone with its row.
    document.getElementById('main-content')?.focus();
  }

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={color}
        aria-keyshortcuts={shortcut}
        onClick={(event) => {
          event.stopPropagation();
          setChosen(row);
        }}
      >
        {t(label)}
      </Button>
      {chosen && (
        <RowActionDialog
          label={texts.confirm ?? label}
          keep={texts.keep}
          color={color}
          question={texts.ask(chosen)}
          details={texts.details?.(chosen)}
          blocked={texts.blocked?.(chosen) ?? null}
          reasons={texts.reasons ?? []}
          decide={decide}
          close={(tried) => {
            setChosen(null);
            if (tried) refresh();
          }}
        />
      )}
    </>
  );
}
