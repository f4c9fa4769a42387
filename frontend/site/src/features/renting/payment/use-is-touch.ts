import { useMediaQuery } from '@/lib/use-media-query';

/** True on phones and tablets, because only these can have a UPI app. */
export const useIsTouch = (): boolean => useMediaQuery('(hover: none) and (pointer: coarse)');
