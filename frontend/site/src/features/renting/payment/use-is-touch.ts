import { useMediaQuery } from '@/lib/use-media-query';

/** Only devices that can have a UPI app: phones and tablets. */
export const useIsTouch = (): boolean => useMediaQuery('(hover: none) and (pointer: coarse)');
