import type { ReactNode } from 'react';
import { useSendOnce } from '@shared/idempotency/use-send-once';
import { useCalls } from '../../http/use-calls';
import type { NoteCalls } from '../notes/calls';
import type { RefusedRecordCalls } from './calls';
import { unlessErased } from './erased';
import { ReasonDialog } from './ReasonDialog';

interface Props {
  rentalId: number;
  recordId: string;
  /** Details of the record for the note. */
  facts: readonly string[];
  /** Called once the record is discarded. */
  after: () => Promise<unknown>;
  close: () => void;
  children: ReactNode;
}

/** Discards a record after staff have given a reason. The rental keeps a note with the reason and the facts. */
export function DiscardDialog({ rentalId, recordId, facts, after, close, children }: Props) {
  const data = useCalls<RefusedRecordCalls & NoteCalls>();
  const sendOnce = useSendOnce();

  async function save(reason: string): Promise<void> {
    const text = `Discarded a record of a phone (${facts.join(', ')}): ${reason}`;
    await sendOnce([recordId, text], (key) => data.addNote('rentals', rentalId, { text, key })).catch(
      unlessErased,
    );
    await data.discardRecord(rentalId, recordId);
    await after();
  }
  return (
    <ReasonDialog label="Discard the record" save={save} close={close}>
      {children}
    </ReasonDialog>
  );
}
