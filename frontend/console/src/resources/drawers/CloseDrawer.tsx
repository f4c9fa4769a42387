import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormDataConsumer, useNotify, useRefresh } from 'react-admin';
import { formatRupees, type Rupees, rupees } from '@contract/money';
import { type ConsoleDrawer, DENOMINATIONS } from '@contract/payments/drawers';
import { useCalls } from '../../shared/http/use-calls';
import { useText } from '../../shared/i18n';
import { FormDialog } from '../../shared/ui/actions/FormDialog';
import { RupeesInput } from '../../shared/ui/forms/RupeesInput';
import type { DrawerCalls } from './calls';
import { PiecesInput } from './PiecesInput';

interface Values {
  /** Counts by denomination. The key starts with a letter, because a number would be read as an index. */
  pieces?: Record<string, string>;
  terminal: Rupees;
}

const nameOf = (denomination: number): string => `r${denomination}`;

const countsOf = ({ pieces = {} }: Pick<Values, 'pieces'>): Record<string, number> =>
  Object.fromEntries(DENOMINATIONS.map((one) => [String(one), Number(pieces[nameOf(one)] ?? 0)]));

/** Counts the cash and closes the drawer; the expected sum is shown only afterwards. */
export function CloseDrawer({ drawer }: { drawer: ConsoleDrawer }) {
  const t = useText();
  const data = useCalls<DrawerCalls>();
  const notify = useNotify();
  const refresh = useRefresh();
  // The version before the count. The server refuses if cash moved during the count.
  const [counted, setCounted] = useState<number | null>(null);

  async function save(values: object): Promise<void> {
    const typed = values as Values;
    await data.closeDrawer(drawer.id, {
      pieces: countsOf(typed),
      terminal: typed.terminal,
      version: counted ?? drawer.version,
    });
    setCounted(null);
    notify(t('The drawer is closed.'), { type: 'success' });
    refresh();
  }

  return (
    <>
      <Button size="small" variant="contained" onClick={() => setCounted(drawer.version)}>
        {t('Count and close')}
      </Button>
      {counted !== null && (
        <FormDialog
          title={t('Count the drawer')}
          label="Close the drawer"
          defaultValues={{}}
          save={save}
          close={() => {
            setCounted(null);
            refresh();
          }}
        >
          <Typography variant="body2">
            {t(
              'Number of pieces of each note and coin. The count is final: you see the expected sum after it.',
            )}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
            {DENOMINATIONS.map((one) => (
              <PiecesInput key={one} source={`pieces.${nameOf(one)}`} denomination={one} />
            ))}
          </Box>
          <FormDataConsumer<Values>>{({ formData }) => <CountedSum typed={formData} />}</FormDataConsumer>
          <RupeesInput source="terminal" label="Total of the card terminal (₹)" step={0.01} mayBeNegative />
        </FormDialog>
      )}
    </>
  );
}

function CountedSum({ typed }: { typed: Values }) {
  const t = useText();
  const counts = countsOf(typed);
  const sum = DENOMINATIONS.reduce((total, one) => total + one * (counts[String(one)] ?? 0), 0);
  return <Typography variant="body2">{t('Counted: {sum}', { sum: formatRupees(rupees(sum)) })}</Typography>;
}
