import { formatCountdown } from '@shared/format/countdown';
import { Button } from '@/ui/form/Button';

interface ResendButtonProps {
  /** The button is disabled until this is 0. */
  secondsLeft: number;
  busy: boolean;
  onClick: () => void;
  label: string;
  labelIn: (time: string) => string;
}

/** Requests another code, after a countdown. */
export function ResendButton({ secondsLeft, busy, onClick, label, labelIn }: ResendButtonProps) {
  return (
    <Button variant="ghost" wide busy={busy} disabled={secondsLeft > 0} onClick={onClick}>
      {secondsLeft > 0 ? labelIn(formatCountdown(secondsLeft)) : label}
    </Button>
  );
}
