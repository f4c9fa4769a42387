import { useMediaQuery } from '@/lib/use-media-query';

/** True if two months fit next to each other. The calendar is then always open; on a phone it opens with a tap on a date. */
export const useTwoMonthsFit = (): boolean => useMediaQuery('(min-width: 46rem)');
