/**
 * The height of links that have others above or below: a finger's width on phones, otherwise the minimum of WCAG 2.5.8.
 */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 24 },
} as const;
