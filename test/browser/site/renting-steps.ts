import type { Page } from 'playwright-core';
import { reads } from '../../support/browser/site';
import { picture } from '../../support/pictures';
import { newTransactionId } from '../../support/renting';

export type ConfirmButton = 'Confirm Booking' | 'Confirm Reservation';

/** Accepts the agreement, confirms, and reports the payment as done; the form of step 2 is next. */
export async function confirmAndSayPaid(page: Page, confirm: ConfirmButton): Promise<void> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: confirm }).click();
  await reads(page.getByRole('dialog'), 'Scan & Pay');
  await page.getByRole('dialog').getByRole('button', { name: 'I have done the payment' }).click();
}

let shade = 3000;

/** Fills in step 2 and sends it. Returns the transaction ID. */
export async function sendPayment(
  page: Page,
  amount: number,
  transactionId = newTransactionId(),
): Promise<string> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Transaction ID').fill(transactionId);
  await dialog.getByLabel('Amount Paid').fill(String(amount));
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'payment.png',
    mimeType: 'image/png',
    buffer: await picture((shade += 1)),
  });
  await dialog.getByRole('button', { name: 'Submit Payment Details' }).click();
  return transactionId;
}
