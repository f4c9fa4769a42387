import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Complaint } from '@contract/customers/complaints';
import { contentKey } from '@shared/idempotency/content-key';
import { staysOpen } from '@shared/idempotency/leaves-open';
import { uniqueId } from '@shared/idempotency/unique-id';
import { sendComplaint } from './api/send-complaint';
import { useComplaintDraft } from './use-complaint-draft';

/** Sends the complaint. A second submission of the same content after a lost response creates no second complaint. */
export function useSendComplaint() {
  const client = useQueryClient();
  const { draft, change, clear } = useComplaintDraft();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);
  const [sent, setSent] = useState<Complaint | null>(null);

  async function send(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProgress(0);
    setProblem(null);
    setSent(null);
    const content = contentKey([draft.subject, draft.message, draft.image]);
    const earlier = draft.attempt?.content === content ? draft.attempt : null;
    const key = earlier?.key ?? uniqueId();
    change({ attempt: { content, key } });
    try {
      setSent(await sendComplaint(draft, key, setProgress));
      clear();
      void client.invalidateQueries({ queryKey: ['complaints'] });
    } catch (error) {
      if (!staysOpen(error, earlier !== null)) change({ attempt: null });
      setProblem(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  const uploading = busy && draft.image !== null && progress > 0 && progress < 1;
  /** True if the complaint may have arrived without a response. */
  const isUnclear = problem !== null && draft.attempt !== null;
  return { draft, change, send, busy, progress, uploading, problem, isUnclear, sent };
}
