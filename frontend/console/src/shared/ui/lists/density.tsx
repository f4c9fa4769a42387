import DensityIcon from '@mui/icons-material/DensityMediumOutlined';
import { useStore } from 'react-admin';
import { useText } from '../../i18n';
import { ToolButton } from './ToolButton';

/**
 * True if the tables on this device have roomy rows. Otherwise, all rows have one height and long texts end in dots.
 */
const useIsRoomy = () => useStore('tables.roomy', false);

const ROW_HEIGHT = 44;

const COMPACT = {
  '& .MuiTableCell-body': { height: ROW_HEIGHT, px: 0.75, py: 0 },
  '& .MuiTableCell-head': { px: 0.75, py: 0.25 },
  '& .MuiTableCell-body .MuiTypography-root': {
    maxWidth: 136,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .MuiTableCell-body .MuiChip-root': { height: 20, '& .MuiChip-label': { px: 0.75 } },
  '& .MuiTableCell-body .MuiBox-root': { flexWrap: 'nowrap', columnGap: 0.5 },
};

/** Returns the styles that set the row height of a table. */
export function useDensity(dense: boolean): object {
  const [isRoomy] = useIsRoomy();
  return dense && !isRoomy ? COMPACT : {};
}

export function DensityButton() {
  const t = useText();
  const [isRoomy, setRoomy] = useIsRoomy();
  return (
    <ToolButton
      label={t(isRoomy ? 'Compact rows' : 'Roomy rows')}
      icon={<DensityIcon />}
      onClick={() => setRoomy(!isRoomy)}
    />
  );
}
