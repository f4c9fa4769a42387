import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';
import { type PlainText, useText } from '../../i18n';

export interface ActionButtonProps {
  label: PlainText;
  /** Already translated: the label with its object, where several buttons have the same label. */
  fullLabel?: string | undefined;
  color?: 'primary' | 'error' | undefined;
  /** True if it is the next step of the row. */
  isNext?: boolean | undefined;
  /** The shortcut key, where the screen listens for it. */
  shortcut?: string | undefined;
  /** Already translated: why it cannot be pressed yet. Shown below; the button keeps the focus, so that the reason is read out. */
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
