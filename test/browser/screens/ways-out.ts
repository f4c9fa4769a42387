import type { Scene } from './scene';

/** The office's phone number, which every error of the site contains. */
export const CALL_US = 'Questions? Call +91 90000 00001';

/** Clicks "Try again", and waits for the page in its state without a fault. */
export const tryAgain =
  (then: Scene['then']): Scene['wayOut'] =>
  async (guest, data) => {
    await guest.main.getByRole('button', { name: 'Try again' }).click();
    await then(guest, data);
  };

/** Follows the link to the login page. */
export const toLogin: Scene['wayOut'] = async ({ page, main }) => {
  await main.getByRole('link', { name: 'Login' }).click();
  await page.waitForURL(/\/login(\?|$)/);
};
