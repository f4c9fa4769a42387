import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { explain, isOutdated } from '../error-text';
import { Problem } from '../ui/Problem';
import { useLocalMessage, useText } from '../i18n';
import type { CarPanel } from './car-panel';

interface Props extends Pick<CarPanel, 'readAgain'> {
  title: string;
  error: unknown;
  /** What else the server said about single fields. */
  more?: readonly string[];
  /** Called when the car was read again. */
  solved: () => void;
}

/** Why a change was not saved; when somebody was first, with a way to take over what they did. */
export function CarProblem({ title, error, more = [], readAgain, solved }: Props) {
  const t = useText();
  const local = useLocalMessage();
  const takingOver = useMutation({ mutationFn: readAgain, onSuccess: solved });

  const action = isOutdated(error) && (
    <Button color="inherit" size="small" loading={takingOver.isPending} onClick={() => takingOver.mutate()}>
      {t('Use their changes')}
    </Button>
  );
  const said = explain(takingOver.error ?? error);
  return (
    <Problem
      title={title}
      detail={[said, ...more.filter((message) => !said.includes(message))].map(local).join(' ')}
      action={action || undefined}
    />
  );
}
