import { useEffect, useRef } from 'react';
import type { WorkList } from '@contract/work';
import { useText } from '../../shared/i18n';
import { KIND_TEXTS } from './kinds';
import { keyOf, newlyLate } from './late-rows';
import { playSound } from './play-sound';
import { useAlertChoice } from './use-alert-choice';

const MAX_LINES = 3;

/** Alerts staff once to each row that becomes late, except to rows that were late at the first reading. */
export function useAlerts(list: WorkList | undefined): void {
  const t = useText();
  const { sound = false, notification = false } = useAlertChoice() ?? {};
  const lateBefore = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!list) return;
    const rows = lateBefore.current ? newlyLate(list.items, lateBefore.current) : [];
    lateBefore.current = new Set(list.items.filter(({ late }) => late).map(keyOf));
    if (rows.length === 0) return;
    if (sound) playSound();
    if (notification && 'Notification' in window && Notification.permission === 'granted') {
      const lines = rows
        .slice(0, MAX_LINES)
        .map(({ kind, subject }) => `${t(KIND_TEXTS[kind])}: ${subject.label}`);
      // The tag replaces the same notification of another tab.
      new Notification(t('Work to do'), { body: lines.join('\n'), tag: rows.map(keyOf).join() });
    }
    // Runs for a new list only, not after a change of language or preference.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [list]);
}
