import { setTimeout as pause } from 'node:timers/promises';
import { picture } from '../support/pictures';
import type { TestCluster } from '../support/processes/cluster';
import { dayAhead } from '../support/renting';
import { buildCar } from '../support/test-data';
import { bodyOf, call, type Received, type Sent, type SignedIn, signedInCustomers } from './callers';

const PEOPLE = 40;
const PICTURES = 40;
/** Maximum concurrent requests, so that a machine that is too slow for the rate is not overloaded. */
const MAX_OPEN = 100;
/** The number of writes in 20 requests. */
const TURN = 20;

type Kind = 'read' | 'hold' | 'subscription' | 'upload';

/** One request and how it ended. */
export interface Outcome {
  kind: Kind;
  /** Milliseconds since the load began. */
  sentAt: number;
  tookMs: number;
  status: number;
  text: string;
}

export const isFailure = ({ status }: Outcome): boolean => status !== 200 && status !== 201;

/** Returns the time in milliseconds within which this share of the requests was answered. */
export function percentileMs(outcomes: readonly Outcome[], share: number): number {
  const times = outcomes.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * share)] ?? 0);
}

/** The writes that the service acknowledged. */
interface Journal {
  holds: string[];
  emails: string[];
  uploads: { by: SignedIn; imagePath: string }[];
}

/** Reads, holds, subscriptions and uploads through the proxy, at an even rate. */
export class Load {
  readonly outcomes: Outcome[] = [];
  readonly journal: Journal = { holds: [], emails: [], uploads: [] };
  private readonly beganAt = performance.now();
  private readonly open = new Set<Promise<void>>();
  private sent = 0;
  private isOver = false;
  private readonly running: Promise<void>;

  private constructor(
    private readonly cluster: TestCluster,
    private readonly people: SignedIn[],
    private readonly cars: number[],
    private readonly pictures: Buffer[],
    perSecond: number,
  ) {
    this.running = this.run(perSecond);
  }

  static async begin(cluster: TestCluster, perSecond: number): Promise<Load> {
    const people = await signedInCustomers(cluster.server, PEOPLE);
    const cars: number[] = [];
    for (let n = 0; n < PEOPLE; n += 1) cars.push(await buildCar(cluster.server));
    const pictures = await Promise.all(Array.from({ length: PICTURES }, (_, shade) => picture(shade)));
    return new Load(cluster, people, cars, pictures, perSecond);
  }

  get elapsedMs(): number {
    return performance.now() - this.beganAt;
  }

  /** Stops sending, and waits for the open responses. */
  async end(): Promise<void> {
    this.isOver = true;
    await this.running;
    await Promise.all(this.open);
  }

  /** The acknowledged writes that are missing. */
  async lost(): Promise<string[]> {
    const { db } = this.cluster.server;
    const { holds, emails, uploads } = this.journal;
    const { rows } = await db.query<{ lost: string }>(
      `SELECT 'hold ' || id AS lost FROM unnest($1::uuid[]) AS id WHERE id NOT IN (SELECT id FROM holds)
       UNION ALL
       SELECT 'subscription ' || email FROM unnest($2::text[]) AS email WHERE email NOT IN (SELECT email FROM subscribers)`,
      [holds, emails],
    );
    const lost = rows.map((row) => row.lost);
    for (const { by, imagePath } of uploads)
      if (!(await this.isReadable(by, imagePath))) lost.push(`upload ${imagePath}`);
    return lost;
  }

  private async isReadable({ caller, token }: SignedIn, path: string): Promise<boolean> {
    const link = await call(this.cluster.server.url, caller, { path, token });
    if (link.status !== 200) return false;
    const { downloadUrl } = bodyOf(link).data as { downloadUrl: string };
    const { pathname } = new URL(downloadUrl, this.cluster.server.url);
    const file = await call(this.cluster.server.url, caller, { path: pathname });
    return file.status === 200 && file.text.length > 0;
  }

  private async run(perSecond: number): Promise<void> {
    while (!this.isOver) {
      const due = Math.floor((this.elapsedMs * perSecond) / 1000);
      while (this.sent < due && this.open.size < MAX_OPEN) this.send();
      await pause(5);
    }
  }

  private send(): void {
    const n = (this.sent += 1);
    const work = this.sendOne(n).finally(() => this.open.delete(work));
    this.open.add(work);
  }

  private async sendOne(n: number): Promise<void> {
    const by = this.people[n % PEOPLE]!;
    const kind = kindOf(n);
    const sentAt = this.elapsedMs;
    const answer = await call(this.cluster.server.url, by.caller, this.requestOf(kind, n, by));
    const { status, text } = answer;
    const outcome = { kind, sentAt, tookMs: this.elapsedMs - sentAt, status, text: text.slice(0, 200) };
    this.outcomes.push(outcome);
    if (!isFailure(outcome)) this.record(kind, n, by, answer);
    if (kind === 'upload') await this.answerComplaints();
  }

  /** As staff would: a customer may have five open ones. */
  private async answerComplaints(): Promise<void> {
    await this.cluster.server.db.query(`UPDATE complaints SET state = 'RESOLVED' WHERE state <> 'RESOLVED'`);
  }

  private requestOf(kind: Kind, n: number, { token }: SignedIn): Sent {
    const carId = this.cars[n % PEOPLE]!;
    switch (kind) {
      case 'read':
        return { path: readPath(n, carId), token };
      case 'subscription':
        return { method: 'POST', path: '/api/subscribe', json: { email: emailOf(n) } };
      case 'hold': {
        const day = 10 + (n % 80);
        const period = {
          fromDate: dayAhead(day),
          toDate: dayAhead(day + 2),
          pickupTime: '12:00',
          dropTime: '12:00',
        };
        return {
          method: 'POST',
          path: '/api/holds',
          token,
          json: { ...period, carId, agreedToTerms: true, action: 'book' },
        };
      }
      case 'upload': {
        const form = new FormData();
        form.set('subject', `Scratch ${n}`);
        form.set('message', 'See the picture.');
        form.set('image', new Blob([new Uint8Array(this.pictures[n % PICTURES]!)]), 'scratch.png');
        return { method: 'POST', path: '/api/complaints', token, form };
      }
    }
  }

  private record(kind: Kind, n: number, by: SignedIn, answer: Received): void {
    if (kind === 'subscription') this.journal.emails.push(emailOf(n));
    if (kind === 'hold') this.journal.holds.push((bodyOf(answer).data as { holdId: string }).holdId);
    if (kind === 'upload')
      this.journal.uploads.push({ by, imagePath: (bodyOf(answer).data as { imagePath: string }).imagePath });
  }
}

const emailOf = (n: number): string => `reader${n}@example.com`;

function kindOf(n: number): Kind {
  if (n % TURN === 0) return 'upload';
  if (n % TURN < 3) return 'hold';
  return n % TURN < 5 ? 'subscription' : 'read';
}

const READS = [
  (carId: number) => `/api/vehicles/${carId}`,
  (carId: number) => `/api/availability/${carId}`,
  () => '/api/vehicles',
  () => '/carlist',
  () => '/api/complaints/user/complaints',
];

const readPath = (n: number, carId: number): string => READS[n % READS.length]!(carId);
