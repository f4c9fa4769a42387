/** In a separate file, because the sign-in page needs neither react-admin nor the screens. */
export const loadConsole = () => import('./App');
