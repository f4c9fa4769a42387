import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import type { ConsoleSettings, EditableSettings } from '@contract/settings';
import { useText } from '../../shared/i18n';

interface Forgetting {
  /** Resolves to false if the admin keeps the numbers. Asks only if the settings would remove some. */
  confirm: (mine: EditableSettings) => Promise<boolean>;
  dialog: ReactNode;
}

/** Confirms the removal of the stored Aadhaar numbers, which cannot be undone. */
export function useForgetting({
  settings,
  storedAadhaarNumbers: count,
}: Pick<ConsoleSettings, 'settings' | 'storedAadhaarNumbers'>): Forgetting {
  const t = useText();
  const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);

  function confirm({ keepOnlyLastFourOfAadhaar }: EditableSettings): Promise<boolean> {
    if (!keepOnlyLastFourOfAadhaar || settings.keepOnlyLastFourOfAadhaar || count === 0)
      return Promise.resolve(true);
    return new Promise((resolve) => {
      setAnswer(() => (confirmed: boolean) => {
        setAnswer(null);
        resolve(confirmed);
      });
    });
  }

  const dialog = (
    <Confirm
      isOpen={answer !== null}
      title={t('Remove the whole Aadhaar numbers?')}
      content={t(
        'The service stores {count, plural, one {1 whole number} other {{count} whole numbers}}. Only the last four digits stay. This cannot be undone.',
        { count },
      )}
      confirm={t('Save and remove')}
      cancel={t('Cancel')}
      onConfirm={() => answer?.(true)}
      onClose={() => answer?.(false)}
    />
  );
  return { confirm, dialog };
}
