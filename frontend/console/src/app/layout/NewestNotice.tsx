import { useState } from 'react';
import { Notification, useNotificationContext } from 'react-admin';

/**
 * Shows a new notice immediately. By default, react-admin shows each notice for four seconds, so the last of many quick
 * decisions would be confirmed minutes later.
 */
export function NewestNotice() {
  const { notifications } = useNotificationContext();
  const [shown, setShown] = useState({ waiting: 0, number: 0 });
  const waiting = notifications.length;
  if (waiting !== shown.waiting)
    setShown({ waiting, number: shown.number + (waiting > shown.waiting ? 1 : 0) });
  return <Notification key={shown.number} />;
}
