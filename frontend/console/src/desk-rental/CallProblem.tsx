import { explain } from '../call-error';
import { useLocalMessage } from '../i18n';
import { Problem } from '../ui/Problem';

/** What went wrong with a call, in the reader's language. */
export function CallProblem({ wrong, title }: { wrong: unknown; title: string }) {
  const local = useLocalMessage();
  return wrong === null ? null : (
    <div role="alert">
      <Problem title={title} detail={local(explain(wrong))} />
    </div>
  );
}
