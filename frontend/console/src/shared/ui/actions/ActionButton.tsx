import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import { type PlainText, useText } from '../../i18n';

export interface ActionButtonProps {
  label: PlainText;
  /** The label with its object, if several buttons have the same label. Already translated. */
  fullLabel?: string | undefined;
  color?: 'primary' | 'error' | undefined;
  /** True if it is the next step of the row. */
  isNext?: boolean | undefined;
  /** The shortcut key, if the screen listens for it. */
  shortcut?: string | undefined;
  /**
   * The reason why the button cannot be pressed yet, already translated. It is shown below the button, which keeps the
   * focus so that screen readers announce the reason.
   */
  unavailable?: string | null | undefined;
  /** True while its record is being read. */
  loading?: boolean | undefined;
  press: (button: HTMLElement) => void;
}

export function ActionButton({
  label,
  fullLabel,
  color,
  isNext,
  shortcut,
  unavailable,
  loading,
  press,
}: ActionButtonProps) {
  const t = useText();
  const reasonId = useId();

  function click(event: MouseEvent<HTMLElement>): void {
    event.stopPropagation();
    if (unavailable) event.currentTarget.focus();
    else press(event.currentTarget);
  }

  return (
    <>
      <Button
        size="small"
        variant={isNext ? 'contained' : 'outlined'}
        color={unavailable ? 'inherit' : color}
        loading={loading}
        aria-label={fullLabel}
        aria-keyshortcuts={shortcut}
        aria-disabled={unavailable ? true : undefined}
        aria-describedby={unavailable ? reasonId : undefined}
        onClick={click}
        sx={{ '&[aria-disabled]': { opacity: 0.55, cursor: 'not-allowed' } }}
      >
        {t(label)}
      </Button>
      {unavailable && (
        <Typography
          id={reasonId}
          variant="caption"
          color="textSecondary"
          sx={{ order: 1, flexBasis: '100%' }}
        >
          {unavailable}
        </Typography>
      )}
    </>
  );
}
