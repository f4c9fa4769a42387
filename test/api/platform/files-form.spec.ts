import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { lockWaits } from '../../support/lock-waits';
import { pay, renter } from '../../support/renting';
import { startServer, type TestServer } from '../../support/server';
import { adminToken, CAR, keptFiles, pdf, picture } from '../fleet/fleet.support';

let server: TestServer;
let admin: string;
let whole: Buffer;

const BOUNDARY = 'a-boundary-of-the-test';

function part(head: string, content: Buffer | string): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
}

beforeAll(async () => {
  server = await startServer();
  admin = await adminToken(server);
  whole = Buffer.concat([
    part('content-disposition: form-data; name="car"', JSON.stringify(CAR)),
    part(
      'content-disposition: form-data; name="images"; filename="a.jpg"',
      await picture(60, 40).jpeg().toBuffer(),
    ),
    part('content-disposition: form-data; name="agreement"; filename="a.pdf"', await pdf()),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
});
afterAll(() => server.stop());

const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

async function send(
  body: Buffer,
  type: string | null = MULTIPART,
): Promise<{ status: number; code: number }> {
  const response = await fetch(`${server.url}/api/vehicles`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, ...(type === null ? {} : { 'content-type': type }) },
    body: new Uint8Array(body),
  });
  const answer = (await response.json()) as { code: number };
  return { status: response.status, code: answer.code };
}

const REFUSED = { status: 400, code: 1001 };

describe('multipart form', () => {
  it('is accepted when it is complete', async () => {
    expect(await send(whole)).toEqual({ status: 201, code: 1000 });
  });

  it.each([
    ['application/json', '{}'],
    ['application/x-www-form-urlencoded', 'car=1'],
    ['text/plain', 'car'],
    ['application/octet-stream', 'car'],
  ])('is refused with the content type %s', async (type, body) => {
    expect(await send(Buffer.from(body), type)).toEqual({ status: 415, code: 1001 });
  });

  it.each<[string, () => [Buffer, string?]]>([
    ['no boundary in its type', () => [whole, 'multipart/form-data']],
    ['an empty boundary', () => [whole, 'multipart/form-data; boundary=']],
    ['another boundary than it says', () => [whole, 'multipart/form-data; boundary=other']],
    ['no body', () => [Buffer.alloc(0)]],
    ['no end', () => [whole.subarray(0, -10)]],
    ['an end in the middle of a file', () => [whole.subarray(0, whole.length / 2)]],
    ['an end in the middle of a header', () => [whole.subarray(0, 60)]],
    ['only noise', () => [randomBytes(5_000)]],
    [
      'a file that nobody asked for',
      () => [withPart('content-disposition: form-data; name="extra"; filename="x"', 'x')],
    ],
    ['a file without a name', () => [withPart('content-disposition: form-data; filename="x"', 'x')]],
    ['the car twice', () => [withPart('content-disposition: form-data; name="car"', JSON.stringify(CAR))]],
    ['a name of the language', () => [withPart('content-disposition: form-data; name="__proto__"', 'x')]],
    ['a thousand parts', () => [withPart('content-disposition: form-data; name="x"', 'x', 1000)]],
  ])('is refused with %s', async (_, make) => {
    const files = keptFiles(server);
    expect(await send(...make())).toEqual(REFUSED);
    expect(keptFiles(server)).toEqual(files);
  });

  it('ignores unknown texts', async () => {
    expect(await send(withPart('content-disposition: form-data; name="note"', 'hello'))).toEqual({
      status: 201,
      code: 1000,
    });
  });

  it('survives 15 random corruptions without a server error, a hang or a leftover file', async () => {
    const fine = keptFiles(server).length;
    let taken = 0;
    for (let round = 0; round < 15; round += 1) {
      const damaged = Buffer.from(whole);
      for (let hit = 0; hit < 1 + (round % 8); hit += 1) damaged[randomInt(damaged.length)] = randomInt(256);
      const { status } = await send(
        round % 3 === 0 ? damaged.subarray(0, randomInt(damaged.length)) : damaged,
      );
      expect([201, 400, 413, 415, 422]).toContain(status);
      if (status === 201) taken += 1;
    }
    // The image of 60 pixels becomes one file; the agreement is the other.
    expect(keptFiles(server)).toHaveLength(fine + 2 * taken);
  });

  it('leaves no file if the sender disconnects while a file is arriving', async () => {
    const files = keptFiles(server);
    for (const length of [200, whole.length / 2, whole.length - 5]) await hangUpAfter(Math.floor(length));
    // The server notices the disconnection later; each request lets it proceed.
    for (let turn = 0; turn < 200 && keptFiles(server).length > files.length; turn += 1)
      await server.http.get('/api/vehicles').expect(200);
    expect(keptFiles(server)).toEqual(files);
    expect(await send(whole)).toEqual({ status: 201, code: 1000 });
  });

  describe('while it waits', () => {
    const waiting = (): Buffer[] =>
      keptFiles(server)
        .filter((path) => path.includes('/uploads/'))
        .map((path) => readFileSync(path));
    const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
      for (let turn = 0; turn < 300; turn += 1) {
        if (await isSo()) return;
        await server.http.get('/api/vehicles').expect(200);
      }
      throw new Error('This never happened.');
    };

    it('has no unencrypted image on the disk as it arrives', async () => {
      const card = await picture(600, 400).jpeg().toBuffer();
      const head = 'content-disposition: form-data; name="images"; filename="a.jpg"';
      const begun = part(head, card);
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `POST /api/vehicles HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${admin}\r\n` +
          `content-type: ${MULTIPART}\r\ncontent-length: ${begun.length + 1000}\r\n\r\n`,
      );
      socket.write(begun);
      try {
        await until(() => waiting().some(({ length }) => length > 65_000));
        for (const file of waiting())
          for (let at = 0; at + 16 <= card.length; at += 1024)
            expect(file.includes(card.subarray(at, at + 16))).toBe(false);
      } finally {
        socket.destroy();
        await until(() => waiting().length === 0);
      }
    });

    it('is not decoded or stored if its sender disconnects', async () => {
      const cars = async (): Promise<number> =>
        (await server.db.query<{ n: number }>('SELECT count(*)::int AS n FROM cars')).rows[0]!.n;
      const before = [await cars(), keptFiles(server)];
      const { hostname, port } = new URL(server.url);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write(
        `POST /api/vehicles HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${admin}\r\n` +
          `content-type: ${MULTIPART}\r\ncontent-length: ${whole.length}\r\n\r\n`,
      );
      const half = whole.length / 2;
      socket.write(whole.subarray(0, half));
      await until(() => waiting().length > 0);
      const holder = await server.db.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE');
        socket.write(whole.subarray(half));
        await until(async () => (await lockWaits(server)) > 0);
        socket.destroy();
        await once(socket, 'close');
        for (let turn = 0; turn < 20; turn += 1) await server.http.get('/api/vehicles').expect(200);
      } finally {
        await holder.query('ROLLBACK');
        holder.release();
      }
      await until(() => waiting().length === 0);
      expect([await cars(), keptFiles(server)]).toEqual(before);
    });

    it('has no unencrypted image on the disk before its command runs', async () => {
      const { id, token } = await renter(server);
      const holder = await server.db.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('SELECT FROM customers WHERE id = $1 FOR UPDATE', [id]);
        const paid = pay(server, token, { amount: 3799, type: 'book' });
        await until(async () => (await lockWaits(server)) > 0);
        const files = waiting();
        expect(files.length).toBe(1);
        for (const file of files) expect(file.subarray(0, 4).toString('latin1')).toBe('CRF1');
        await holder.query('COMMIT');
        await paid;
      } finally {
        holder.release();
      }
      expect(waiting()).toEqual([]);
    });
  });
});

function withPart(head: string, content: string, times = 1): Buffer {
  return Buffer.concat([...Array.from({ length: times }, () => part(head, content)), whole]);
}

/** Announces the whole body, sends `length` bytes, and closes the connection. */
function hangUpAfter(length: number): Promise<void> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        `POST /api/vehicles HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: Bearer ${admin}\r\n` +
          `content-type: ${MULTIPART}\r\ncontent-length: ${whole.length}\r\n\r\n`,
      );
      socket.write(whole.subarray(0, length), () => setImmediate(() => socket.destroy()));
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}
