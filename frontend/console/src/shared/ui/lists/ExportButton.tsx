import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useNotify } from 'react-admin';
import { explain } from '../../http/error-text';
import { useCalls } from '../../http/use-calls';
import { useLocal, useText } from '../../i18n';
import type { ListCalls } from './list-calls';
import { ToolButton } from './ToolButton';

/** Exports all rows that match the filter, not only those of this page. */
export function ExportButton() {
  const { resource, sort, total, ...list } = useListContext();
  const data = useCalls<ListCalls>();
  const notify = useNotify();
  const t = useText();
  const local = useLocal();
  const exporting = useMutation({
    mutationFn: () => data.exportList(resource, sort, list.filterValues as object),
    onError: (error) => notify(local(explain(error)), { type: 'error' }),
  });

  return (
    <ToolButton
      label={t('Export')}
      icon={<DownloadIcon />}
      busy={exporting.isPending}
      disabled={!total}
      onClick={() => exporting.mutate()}
    />
  );
}
