/** For links with others above or below: a finger's width on phones, else the smallest target of WCAG 2.5.8. */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 24 },
} as const;
