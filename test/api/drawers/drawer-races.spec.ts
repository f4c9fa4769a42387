import type { ConsoleDrawer } from '../../../backend/contract/payments/drawers';
import { startServer, type TestServer } from '../../support/server';
import { signIn } from '../../support/test-data';
import { type Cashier, cashier, drawerCalls, MOVE } from './drawers.support';

const ROUNDS = 8;

/** Runs the commands of drawers concurrently, each also with itself. */
describe('drawer with concurrent commands', () => {
  let server: TestServer;
  let owner: Cashier;
  let next: Cashier;
  let calls: ReturnType<typeof drawerCalls>;

  beforeAll(async () => {
    server = await startServer();
    calls = drawerCalls(server);
    owner = await cashier(server, 'CUSTOM_ADMIN');
    next = await cashier(server, 'ADMIN');
  });
  afterAll(() => server.stop());

  const movements = async (id: number): Promise<number> => (await calls.read(id, next)).movements.length;

  it('is closed with every movement that was recorded before, and refuses later ones', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await calls.opened(owner);
      const { version } = await calls.read(id, owner);
      const [moved, closed] = await Promise.all([
        calls.move(id, owner, MOVE),
        calls.close(id, owner, { pieces: { '500': 4 }, terminal: 0, version }),
      ]);
      expect([moved.status, closed.status].sort()).toEqual([200, 409]);
      if (closed.status === 409) {
        expect(closed.body.data.reason).toBe('CHANGED');
        await calls.closeWith(id, owner, 1500).then(({ body }) => expect(body.report.difference).toBe(0));
      } else expect(moved.body.data.reason).toBe('NOT_OPEN');
      expect(await movements(id)).toBe(moved.status === 200 ? 1 : 0);
    }
  });

  it('records all concurrent movements, so that the count agrees', async () => {
    const id = await calls.opened(owner, 5000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.move(id, owner, MOVE)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const { body } = await calls.closeWith(id, owner, 2000);
    expect(body.report).toMatchObject({ expected: 2000, difference: 0 });
  });

  it('has a report number without a gap to those of concurrent reports', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => cashier(server, 'CUSTOM_ADMIN')));
    const ids = await Promise.all(people.map((person) => calls.opened(person, 10)));
    const closed = await Promise.all(ids.map((id, index) => calls.closeWith(id, people[index]!, 10)));
    const numbers = closed.map(({ body }) => (body as ConsoleDrawer).report!.number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  it('is closed once by two admins, or by an admin and an owner who is enabled again', async () => {
    const other = await cashier(server, 'ADMIN');
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const left = await cashier(server, 'CUSTOM_ADMIN');
      const [id, count] = [await calls.opened(left), { pieces: { '500': 4 }, terminal: 0, version: 1 }];
      await calls.setAccess(left, next, false);
      const both = round % 2 === 0 ? calls.close(id, other, count) : calls.setAccess(left, other, true);
      const [byAdmin, second] = await Promise.all([calls.close(id, next, count), both]);
      if (round % 2 === 0) expect([byAdmin.status, second.status].sort()).toEqual([200, 409]);
      else {
        const owner = { ...left, token: await signIn(server, 'custom-admin', left) };
        const byOwner = await calls.close(id, owner, count);
        expect([byAdmin.status, byOwner.status].join()).toMatch(/^(200,409|404,200)$/);
      }
      expect((await calls.read(id, next)).report).toMatchObject({ difference: 0 });
    }
  });

  it('is closed, explained and accepted once', async () => {
    const id = await calls.opened(owner);
    const count = { pieces: {}, terminal: 0, version: (await calls.read(id, owner)).version };
    const closed = await Promise.all([calls.close(id, owner, count), calls.close(id, owner, count)]);
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { version } = await calls.read(id, owner);
    const explained = await Promise.all([
      calls.explain(id, owner, { note: 'First reason', version }),
      calls.explain(id, owner, { note: 'Second reason', version }),
      calls.accept(id, next, { version }),
    ]);
    expect(explained.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const current = (await calls.read(id, next)).version;
    const accepted = await Promise.all([
      calls.accept(id, next, { version: current }),
      calls.accept(id, next, { version: current }),
    ]);
    expect(accepted.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
