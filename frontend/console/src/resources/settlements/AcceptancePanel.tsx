import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { OTP_DIGITS } from '@contract/limits';
import { formatRupees } from '@contract/money';
import type { ConsoleSettlement, CounterConfirmation } from '@contract/rentals/settlements';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { RowAction } from '../../shared/ui/actions/RowAction';
import { CustomerConfirmation } from '../../shared/ui/confirmation/CustomerConfirmation';
import { Panel } from '../../shared/ui/Panel';
import type { SettlementCalls } from './calls';

const WAYS = [
  ['CODE', 'By a code'],
  ['SIGNATURE', 'By a signature'],
] as const;

const CODE_TEXTS = {
  sent: 'The code is on its way to the e-mail address of the customer.',
  label: 'Code from the e-mail',
} as const;

/** Shows the charges to a customer at the counter, who accepts them on this screen. */
export function AcceptancePanel({
  settlement: { id, version, codeSent },
}: {
  settlement: ConsoleSettlement;
}) {
  const t = useText();
  const calls = useCalls<SettlementCalls>();
  const refresh = useRefresh();
  const [fields, setFields] = useState<{ way: CounterConfirmation; code: string }>({ way: 'CODE', code: '' });
  const [signature, setSignature] = useState<File | null>(null);
  const sending = useMutation({
    mutationFn: () => calls.sendSettlementCode(id, { version }),
    onSuccess: refresh,
  });
  const { way, code } = fields;
  const missing =
    way === 'CODE'
      ? code.length < OTP_DIGITS && t('Enter the code from the e-mail to the customer.')
      : !signature && t('Ask the customer to sign.');
  return (
    <Panel title="Acceptance at the counter">
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="body2">
          {t(
            'Show the customer the charges. Without an acceptance, the customer answers on the page of the rental.',
          )}
        </Typography>
        <CustomerConfirmation<CounterConfirmation>
          ways={WAYS}
          fields={fields}
          set={(part) => setFields((before) => ({ ...before, ...part }))}
          setSignature={setSignature}
          isCodeSent={codeSent}
          codeTexts={CODE_TEXTS}
          sending={sending}
        />
        <RowAction<ConsoleSettlement, SettlementCalls>
          name="accept"
          label="Record the acceptance"
          isNext
          question={({ total }) =>
            t('Does the customer accept a total of {sum}? It is final then.', { sum: formatRupees(total) })
          }
          blocked={() => missing || null}
          call={(data, row) =>
            data.acceptSettlement(row.id, {
              version: String(row.version),
              confirmation: way,
              ...(way === 'CODE' ? { code } : signature && { signature }),
            })
          }
          doneMessage={({ reference }) => t('The settlement of {reference} is accepted.', { reference })}
        />
      </Box>
    </Panel>
  );
}
