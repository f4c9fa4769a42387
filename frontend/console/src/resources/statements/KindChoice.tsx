import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { formatRupees } from '@contract/money';
import type { StatementKind, StatementResult } from '@contract/payments/statements';
import { useText } from '../../shared/i18n';
import { TwoLines } from '../../shared/ui/TwoLines';
import { KINDS } from './kinds';

interface Props {
  kinds: StatementResult['kinds'];
  chosen: StatementKind;
  choose: (kind: StatementKind) => void;
}

export function KindChoice({ kinds, chosen, choose }: Props) {
  const t = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      aria-label={t('Rows by result')}
      value={chosen}
      onChange={(_, kind: StatementKind | null) => kind && choose(kind)}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
        '& .MuiToggleButton-root': {
          justifyContent: 'start',
          textAlign: 'start',
          border: 1,
          borderColor: 'divider',
          borderRadius: 'var(--r-lg)',
          m: 0,
          color: 'text.primary',
          '&.Mui-disabled': { border: 1, borderColor: 'divider' },
        },
      }}
    >
      {kinds.map(({ kind, count, sum }) => (
        <ToggleButton key={kind} value={kind} disabled={count === 0 && kind !== chosen}>
          <TwoLines
            main={
              <>
                <strong className="figures">{count}</strong> {t(KINDS[kind].label)}
              </>
            }
            below={sum > 0 ? formatRupees(sum) : '–'}
          />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
