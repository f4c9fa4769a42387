import ApproveIcon from '@mui/icons-material/HowToRegOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useRefresh } from 'react-admin';
import type { PendingDocument } from '@contract/customers/people';
import { useText } from '../../../shared/i18n';
import { BulkApproveDialog } from './BulkApproveDialog';
import { useApprovable } from './use-approvable';

export function BulkApprove() {
  const t = useText();
  const { onUnselectItems } = useListContext<PendingDocument>();
  const { selected } = useApprovable();
  const refresh = useRefresh();
  const [chosen, setChosen] = useState<PendingDocument[] | null>(null);

  function close(tried: boolean): void {
    setChosen(null);
    if (!tried) return;
    onUnselectItems();
    refresh();
  }

  return (
    <>
      <Button
        size="small"
        variant="contained"
        startIcon={<ApproveIcon />}
        onClick={() => setChosen(selected)}
      >
        {t('Approve together')}
      </Button>
      {chosen && <BulkApproveDialog customers={chosen} close={close} />}
    </>
  );
}
