/** A file of its own, because the sign-in page needs neither react-admin nor the screens. */
export const loadConsole = () => import('./App');
