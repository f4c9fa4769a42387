import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { WireMessage } from '@contract/messages/message';
import { explain, isOutdated } from '../../shared/http/error-text';
import { useLocal, useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import type { CarPanel } from './car-panel';

interface Props extends Pick<CarPanel, 'reload'> {
  title: string;
  error: unknown;
  /** The server's messages about single fields. */
  more?: readonly WireMessage[];
  /** Called after the car was read again. */
  solved: () => void;
}

/** Explains why a change was not saved. After a conflict, a button loads the other change. */
export function CarProblem({ title, error, more = [], reload, solved }: Props) {
  const t = useText();
  const local = useLocal();
  const takingOver = useMutation({ mutationFn: reload, onSuccess: solved });

  const action = isOutdated(error) && (
    <Button color="inherit" size="small" loading={takingOver.isPending} onClick={() => takingOver.mutate()}>
      {t('Use their changes')}
    </Button>
  );
  const text = explain(takingOver.error ?? error);
  return (
    <Problem
      title={title}
      detail={[text, ...more.filter(({ message }) => !text.message.includes(message))].map(local).join(' ')}
      action={action || undefined}
    />
  );
}
