import { useListContext } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useOpenedDocuments } from '../../../shared/ui/documents/use-opened-documents';
import { notOpened } from '../not-opened';

/** Returns the customers on the page whose documents were opened, and the selected ones among them. */
export function useApprovable(): { ready: PendingDocument[]; selected: PendingDocument[] } {
  const { data = [], selectedIds } = useListContext<PendingDocument>();
  const opened = useOpenedDocuments();
  const ready = data.filter((row) => notOpened(row, opened) === null);
  return { ready, selected: ready.filter(({ id }) => selectedIds.includes(id)) };
}
