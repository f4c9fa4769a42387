import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { DayUse } from '@contract/reports';
import { useText } from '../../shared/i18n';
import { formatDay } from '../../shared/i18n/format';

const percent = (share: number | null): string => `${Math.round((share ?? 0) * 100)}%`;

export function UseChart({ use, height }: { use: DayUse[]; height: number }) {
  const t = useText();
  const { palette } = useTheme();
  return (
    <BarChart
      height={height}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      xAxis={[{ scaleType: 'band', data: use.map(({ day }) => day), valueFormatter: formatDay }]}
      yAxis={[{ min: 0, max: 1, valueFormatter: percent, width: 48 }]}
      grid={{ horizontal: true }}
      series={[
        {
          label: t('Cars on trip'),
          data: use.map(({ share }) => share),
          valueFormatter: percent,
          color: palette.primary.main,
        },
      ]}
    />
  );
}
