import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import type { EvidenceCheck, EvidenceFault, EvidenceKind, EvidenceProblem } from '@contract/rentals/evidence';
import { useInLanguage } from '@shared/i18n/use-in-language';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { type PlainText, useLocal, useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import type { RentalCalls } from './calls';
import { HANDOVER_STEPS } from './handover-steps';

const KINDS: Record<EvidenceKind, PlainText> = {
  FORM: 'Form',
  PHOTO: 'Photo',
  SIGNATURE: 'Signature',
  MARK: 'Mark',
};
const FAULTS: Record<EvidenceFault, PlainText> = {
  CHAIN: 'The item or its place in the chain was changed.',
  RECORD: 'The stored record differs from it.',
  FILE: 'The stored file differs from it.',
};

/** Compares the records and files with the chain of evidence, on request of an admin. */
export function CheckEvidence({ rentalId }: { rentalId: number }) {
  const t = useText();
  const local = useLocal();
  const data = useCalls<RentalCalls>();
  const { canAccess } = useCanAccess({ resource: 'handovers', action: 'check' });
  const checking = useMutation({ mutationFn: () => data.checkEvidence(rentalId) });
  if (!canAccess) return null;
  return (
    <>
      <Button
        size="small"
        sx={{ justifySelf: 'start' }}
        loading={checking.isPending}
        onClick={() => checking.mutate()}
      >
        {t('Check evidence')}
      </Button>
      <div role="status">
        {checking.error && <Problem title={local(explain(checking.error))} />}
        {checking.data && <Result check={checking.data} />}
      </div>
    </>
  );
}

function Result({
  check: { problem, items, lastHash, filesRemoved, withoutItems },
}: {
  check: EvidenceCheck;
}) {
  const t = useText();
  if (problem) return <Broken problem={problem} />;
  return (
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      {t('All {count} items of the car fit.', { count: items })}
      {filesRemoved > 0 && ` ${t('Files removed: {count}.', { count: filesRemoved })}`}
      {withoutItems > 0 && ` ${t('Records without evidence: {count}.', { count: withoutItems })}`}
      {lastHash && ` ${t('Last fingerprint: {hash}', { hash: lastHash })}`}
    </Alert>
  );
}

function Broken({ problem: { position, kind, point, name, step, fault } }: { problem: EvidenceProblem }) {
  const t = useText();
  const inLanguage = useInLanguage();
  const where = name ? inLanguage(name) : point === 'THUMB_MARK' && t('Thumb mark');
  const what = [t(KINDS[kind]), where, t(HANDOVER_STEPS[step])];
  return (
    <Problem
      title={t('Item {number} does not fit: {what}.', {
        number: position,
        what: what.filter(Boolean).join(', '),
      })}
      detail={t(FAULTS[fault])}
    />
  );
}
