import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DestinationReveal } from '@contract/payments/refund-destinations';
import type { ListedRefund } from '@contract/payments/refunds';
import { copyText } from '@shared/copy-text';
import { explain } from '../../shared/http/error-text';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { type Fact, Facts } from '../../shared/ui/Facts';
import { Problem } from '../../shared/ui/Problem';
import type { RefundCalls } from './calls';

/** Shows the complete destination for the banking app after a click, which the audit log records. */
export function WholeDestination({ row: { id, destination } }: { row: ListedRefund }) {
  const t = useText();
  const calls = useCalls<RefundCalls>();
  const revealing = useMutation({ mutationFn: () => calls.revealDestination(id) });
  if (destination?.kind !== 'UPI' && destination?.kind !== 'ACCOUNT') return null;
  return (
    <>
      {destination.flag && (
        <Alert severity="warning">
          {t('The destination changed in the last 24 hours. Call the customer before you send the money.')}
        </Alert>
      )}
      {revealing.data ? (
        <Facts
          facts={partsOf(revealing.data).map(([label, text], index) => [
            label,
            <Copied key={label} text={text} isFirst={index === 0} />,
          ])}
        />
      ) : (
        <Box>
          <Button variant="outlined" loading={revealing.isPending} onClick={() => revealing.mutate()}>
            {t('Show the destination')}
          </Button>
        </Box>
      )}
      {revealing.error && <Problem title="Action failed." detail={explain(revealing.error)} />}
    </>
  );
}

function partsOf({ upi, holder, account, ifsc }: DestinationReveal): (readonly [Fact[0], string])[] {
  const parts: readonly (readonly [Fact[0], string | null])[] = [
    ['UPI ID', upi],
    ['Account holder', holder],
    ['Account number', account],
    ['IFSC', ifsc],
  ];
  return parts.flatMap(([label, text]) => (text === null ? [] : [[label, text] as const]));
}

/** The first part gets the focus, because the button that revealed it has disappeared. */
function Copied({ text, isFirst }: { text: string; isFirst: boolean }) {
  const t = useText();
  const shown = useRef<HTMLSpanElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span ref={shown} className="figures">
        {text}
      </span>
      <Button
        autoFocus={isFirst}
        size="small"
        onClick={() => void copyText(text, shown.current).then(setIsCopied)}
      >
        {t(isCopied ? 'Copied' : 'Copy')}
      </Button>
    </Box>
  );
}
