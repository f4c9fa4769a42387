import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { WORK_GROUPS, type WorkCounts, type WorkGroup } from '@contract/work';
import { useText } from '../../shared/i18n';
import { GROUP_TEXTS, totalOf } from './kinds';

export type ShownGroup = WorkGroup | 'ALL';

interface Props {
  shown: ShownGroup;
  counts: WorkCounts;
  show: (group: ShownGroup) => void;
}

/** The groups that the role may see, each with how many rows it has. */
export function WorkTabs({ shown, counts, show }: Props) {
  const t = useText();
  return (
    <Tabs
      value={shown}
      onChange={(_, group: ShownGroup) => show(group)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={t('Work to do')}
    >
      <Tab value="ALL" label={`${t('All')} (${totalOf(counts)})`} />
      {WORK_GROUPS.filter((group) => group in counts).map((group) => (
        <Tab key={group} value={group} label={`${t(GROUP_TEXTS[group])} (${counts[group]})`} />
      ))}
    </Tabs>
  );
}
