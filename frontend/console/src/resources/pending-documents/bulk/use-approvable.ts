import { useListContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useOpenedDocuments } from '../../../shared/ui/documents/use-opened-documents';
import { notOpened } from '../not-opened';

/** The customers of the page whose documents were opened, and those of them that are selected. */
export function useApprovable(): { ready: PendingDocument[]; selected: PendingDocument[] } {
  const { data = [], selectedIds } = useListContext<PendingDocument>();
  const opened = useOpenedDocuments();
  const ready = data.filter((row) => notOpened(row, opened) === null);
  return { ready, selected: ready.filter(({ id }) => selectedIds.includes(id)) };
}
