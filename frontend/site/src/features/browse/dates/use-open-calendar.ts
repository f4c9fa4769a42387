import type { FocusEvent, KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTwoMonthsFit } from '@/ui/dates/use-two-months-fit';
import type { Dates } from './dates.rules';

export type RangeEnd = keyof Dates;

/** The date that the next click in the calendar chooses; null while the calendar is closed. */
export function useOpenCalendar() {
  const twoMonthsFit = useTwoMonthsFit();
  const root = useRef<HTMLDivElement>(null);
  const fromButton = useRef<HTMLButtonElement>(null);
  const toButton = useRef<HTMLButtonElement>(null);
  const [end, setEnd] = useState<RangeEnd | null>(null);

  // Scrolls to the calendar, which can open below the visible part of the page.
  const isOpen = end !== null;
  useEffect(() => {
    if (isOpen) root.current?.querySelector('[data-calendar]')?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  // Moves the focus, because the focused element disappears with the calendar.
  function close() {
    setEnd(null);
    (end === 'to' ? toButton : fromButton).current?.focus();
  }

  return {
    end,
    isOpen,
    setEnd,
    close,
    fromButton,
    toButton,
    rootProps: {
      ref: root,
      onKeyDown: (event: KeyboardEvent) => isOpen && event.key === 'Escape' && close(),
      // On a phone the calendar is part of the page, so closing it would move the clicked element.
      onBlur: ({ relatedTarget }: FocusEvent) =>
        twoMonthsFit && relatedTarget && !root.current?.contains(relatedTarget) && setEnd(null),
    },
  };
}
