import { useMediaQuery } from '@/lib/use-media-query';

/** Whether two months fit beside each other. The calendar is always open there; on a phone it opens when a date is pressed. */
export const useTwoMonthsFit = (): boolean => useMediaQuery('(min-width: 46rem)');
