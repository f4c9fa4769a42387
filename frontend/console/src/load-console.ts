/** The console proper: react-admin and every screen. Kept out of the sign-in page's download. */
export const loadConsole = () => import('./App');
