import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { dayIn, longDay } from '@contract/calendar';
import { CITY_ZONE } from '@shared/format/locale';
import { type PlainText, useLanguage } from '../../shared/i18n';
import { Screen } from '../../shared/ui/Screen';
import { WorkPanel } from '../work/WorkPanel';

/** Shows today's date and the work to do, above the content of the role. */
export function FirstScreen({ title, children }: { title: PlainText; children: ReactNode }) {
  const { language } = useLanguage();
  return (
    <Screen title={title} lead={<>{today(language)}</>}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <WorkPanel />
        {children}
      </Box>
    </Screen>
  );
}

const hindiDays = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'full', timeZone: 'UTC' });

function today(language: string): string {
  const day = dayIn(CITY_ZONE, new Date());
  return language === 'hi' ? hindiDays.format(new Date(`${day}T00:00:00Z`)) : longDay(day);
}
