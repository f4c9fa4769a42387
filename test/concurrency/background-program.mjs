// Runs one of the product's background jobs on command instead of on its schedule.
import 'reflect-metadata';

import { createApp } from '../../dist/backend/app.setup.js';
import { EndOverdueRenewals } from '../../dist/backend/modules/customers/renewals/end-overdue-renewals.js';
import { FinishEmailMoves } from '../../dist/backend/modules/login/contacts/finish-email-moves.js';
import { AskForDestination } from '../../dist/backend/modules/payments/destinations/ask-for-destination.js';
import { RefundUnused } from '../../dist/backend/modules/payments/unfinished/refund-unused.js';
import { RemindUnfinished } from '../../dist/backend/modules/payments/unfinished/remind-unfinished.js';
import { EraseUnused } from '../../dist/backend/modules/privacy/erase-unused.js';
import { IssueBills } from '../../dist/backend/modules/rentals/bills/issue-bills.js';
import { MailDocuments } from '../../dist/backend/modules/rentals/bills/mail-documents.js';
import { ReleaseDeposits } from '../../dist/backend/modules/rentals/deposits/release-deposits.js';
import { ExpireUnpaidRentals } from '../../dist/backend/modules/rentals/payment/expire-unpaid-rentals.js';
import { SendReminders } from '../../dist/backend/modules/rentals/reminders/send-reminders.js';
import { FollowSettlements } from '../../dist/backend/modules/rentals/settlements/follow-settlements.js';
import { RemindOfSettlements } from '../../dist/backend/modules/rentals/settlements/remind-of-settlements.js';
import { readEnvironment } from '../../dist/backend/platform/config/environment.js';

const JOBS = {
  'ask-for-destination': [AskForDestination, 'askAll'],
  'end-overdue-renewals': [EndOverdueRenewals, 'endAll'],
  'erase-unused': [EraseUnused, 'eraseAll'],
  'expire-unpaid-rentals': [ExpireUnpaidRentals, 'expireOverdue'],
  'finish-email-moves': [FinishEmailMoves, 'finishAll'],
  'follow-settlements': [FollowSettlements, 'followDue'],
  'issue-bills': [IssueBills, 'issueDue'],
  'mail-documents': [MailDocuments, 'mailAll'],
  'refund-unused': [RefundUnused, 'refundAll'],
  'release-deposits': [ReleaseDeposits, 'releaseDue'],
  'remind-unfinished': [RemindUnfinished, 'remindAll'],
  'remind-of-settlements': [RemindOfSettlements, 'remindDue'],
  'send-reminders': [SendReminders, 'sendDue'],
};

const environment = readEnvironment(process.env);
const app = await createApp(environment, environment.databaseUrl);
process.on('message', async ({ id, name }) => {
  const [provider, method] = JOBS[name];
  await app.get(provider)[method]();
  process.send({ id });
});
process.on('disconnect', async () => {
  await app.close();
  process.exit(0);
});
process.send({ id: 'ready' });
