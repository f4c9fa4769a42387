import { defined } from '../contract/defined.js';
import { AnswerComplaint, MoveComplaint, SendComplaint } from '../modules/complaints/index.js';
import { customerCaller } from './seed-people.js';
import type { Seeding } from './seeding.js';

const CUSTOMER = 'approved@example.com';

interface DemoComplaint {
  subject: string;
  message: string;
  answer?: string;
  resolved?: true;
}

export const DEMO_COMPLAINTS: readonly DemoComplaint[] = [
  {
    subject: 'Back seat was not clean',
    message: 'There was sand on the back seat when we fetched the car. We had to clean it ourselves.',
    answer: 'We are sorry. That car was handed over in a hurry; it is now checked twice before every pickup.',
    resolved: true,
  },
  {
    subject: 'Charging cable',
    message: 'Is a charging cable in the boot of the electric cars? The details of the car do not say.',
    answer: 'Yes: a cable for public chargers and one for a household socket are in the boot.',
  },
  {
    subject: 'Return after hours',
    message:
      'My train arrives late. Nobody answered the phone when I asked whether I may return the car later.',
  },
];

/** Complaints in every state, sent and answered as people would. */
export async function seedComplaints(seeding: Seeding): Promise<void> {
  const { app, staff, stopping } = seeding;
  const by = await customerCaller(seeding, CUSTOMER);
  for (const { subject, message, answer, resolved } of DEMO_COMPLAINTS) {
    stopping.throwIfAborted();
    let standing = await standingOf(seeding, subject);
    if (!standing) {
      await app.get(SendComplaint).send(by, { subject, message, image: null }, null);
      standing = defined(await standingOf(seeding, subject), 'standing');
    }
    if (answer && standing.state === 'OPEN') {
      await app.get(AnswerComplaint).answer(staff.admin, standing.id, answer);
    }
    if (resolved && standing.state !== 'RESOLVED') {
      await app.get(MoveComplaint).move(staff.admin, standing.id, 'RESOLVED');
    }
  }
}

async function standingOf({ db }: Seeding, subject: string): Promise<{ id: number; state: string } | null> {
  const [row] = await db.query<{ id: number; state: string }[]>(
    'SELECT id, state FROM complaints WHERE subject = $1',
    [subject],
  );
  return row ?? null;
}
