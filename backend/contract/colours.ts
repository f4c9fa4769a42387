/**
 * The colours of a self-drive car's number plate in India, for issued files and the theme of the console. The style sheets of
 * both frontends take them from `frontend/shared/styles/common.css`, which must have the same values.
 */
export const INK = '#14161a';
export const MARIGOLD = '#ffc93c';
