/** The smallest touch target of WCAG 2.5.8, for links with others above or below. */
export const TOUCH_TARGET = { display: 'inline-flex', alignItems: 'center', minHeight: 24 } as const;
