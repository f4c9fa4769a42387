import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Day, longDay } from '@contract/calendar';
import { explain } from '../../shared/http/error-text';
import { type PlainText, useLanguage, useText } from '../../shared/i18n';
import { Problem } from '../../shared/ui/Problem';
import { Screen } from '../../shared/ui/Screen';
import { CardGrid } from './CardGrid';
import { DueGrid } from './DueGrid';

// As high as the content that replaces them, so that nothing below moves.
const EMPTY_PANEL = 100;
const CARD = 105;
const CHART_PANEL = 310;

interface Props<Report> {
  title: PlainText;
  query: UseQueryResult<Report>;
  /** The number of cards; a screen with cards also has a chart. */
  cards?: number;
  /** Shown whether or not the data could be read. */
  below?: ReactNode;
  children: (report: Report) => ReactNode;
}

/** The first screen while loading, after an error, and with the last data. */
export function TodayFrame<Report extends { day: Day }>({
  title,
  query,
  cards = 0,
  below,
  children,
}: Props<Report>) {
  const t = useText();
  const { language } = useLanguage();
  const { data, error, isFetching, refetch } = query;
  return (
    <Screen title={title} lead={<>{data ? dayText(data.day, language) : '\u00a0'}</>}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {error && (
          <Problem
            title={t('The overview could not be loaded.')}
            detail={explain(error)}
            action={
              <Button color="inherit" loading={isFetching} onClick={() => void refetch()}>
                {t('Try again')}
              </Button>
            }
          />
        )}
        {data && children(data)}
        {!data && !error && (
          <>
            <DueGrid>
              <Skeleton variant="rounded" height={EMPTY_PANEL} />
              <Skeleton variant="rounded" height={EMPTY_PANEL} />
            </DueGrid>
            <CardGrid busy>
              {Array.from({ length: cards }, (_, index) => (
                <Skeleton key={index} variant="rounded" height={CARD} />
              ))}
            </CardGrid>
            {cards > 0 && <Skeleton variant="rounded" height={CHART_PANEL} />}
          </>
        )}
        {below}
      </Box>
    </Screen>
  );
}

const hindiDays = new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'full', timeZone: 'UTC' });

const dayText = (day: Day, language: string): string =>
  language === 'hi' ? hindiDays.format(new Date(`${day}T00:00:00Z`)) : longDay(day);
