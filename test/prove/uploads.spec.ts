import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { adminToken, memoryOf, pdf } from '../api/fleet/fleet.support';
import { summarise } from '../concurrency/summary';
import { newTransactionId, renter } from '../support/renting';
import { startServer, type TestServer } from '../support/server';
import { bearer, buildCustomer, signIn } from '../support/test-data';

const SENDERS = 40;
const READERS = 100;
const PDF_BYTES = 7.5 * 1024 * 1024;
const TIMEOUT_MS = 600_000;

/** The required limits. */
const MAX_UPLOAD_GROWTH_MB = 150;
const MAX_READERS_GROWTH_MB = 40;
const MAX_ANSWER_MS = 60_000;
const MAX_PAYMENT_MS = 3_000;
const MAX_SILENT_MS = 35_000;

describe('many large uploads and many readers that stop', () => {
  let server: TestServer;
  let card: Buffer;
  beforeAll(async () => {
    server = await startServer({}, { ownProcess: true });
    card = await pdf(({ context }) => context.register(context.flateStream(randomBytes(PDF_BYTES))));
  }, TIMEOUT_MS);
  afterAll(() => server.stop());

  const register = async (token: string, file: Buffer): Promise<number> => {
    const form = new FormData();
    const texts = { name: 'Asha Kulkarni', address: '4 Karve Road, Pune', aadhaarNumber: '499118665246' };
    for (const [name, value] of Object.entries(texts)) form.set(name, value);
    for (const name of ['aadhaarFile', 'drivingLicenseFile'])
      form.set(name, new Blob([new Uint8Array(file)]), 'a.pdf');
    const answer = await fetch(`${server.url}/api/auth/register`, {
      method: 'POST',
      headers: bearer(token),
      body: form,
    });
    await answer.arrayBuffer();
    return answer.status;
  };

  const pay = async (token: string, file: Buffer): Promise<{ status: number; tookMs: number }> => {
    const form = new FormData();
    const texts = { transactionId: newTransactionId(), amount: '3799', type: 'book' };
    for (const [name, value] of Object.entries(texts)) form.set(name, value);
    form.set('screenshot', new Blob([new Uint8Array(file)]), 's.pdf');
    const startedAt = performance.now();
    const answer = await fetch(`${server.url}/api/payments/transaction-details`, {
      method: 'POST',
      headers: bearer(token),
      body: form,
    });
    await answer.arrayBuffer();
    return { status: answer.status, tookMs: performance.now() - startedAt };
  };

  it(
    'limits the memory for concurrent registrations, and accepts payments at the same time',
    async () => {
      const tokens: string[] = [];
      for (let index = 0; index <= SENDERS; index += 1)
        tokens.push(
          await signIn(server, 'customer', await buildCustomer(server, { approval: 'NOT_REGISTERED' })),
        );
      const renters = [];
      for (let index = 0; index < 10; index += 1) renters.push(await renter(server));
      const small = await pdf();
      expect(await register(tokens.pop()!, small)).toBe(200);
      const { now: before } = memoryOf(server);
      const startedAt = performance.now();
      const registrations = Promise.all(tokens.map((token) => register(token, card)));
      const payments: { status: number; tookMs: number }[] = [];
      for (const { token } of renters) {
        await pause(300);
        payments.push(await pay(token, small));
      }
      const statuses = await registrations;
      const lastedMs = performance.now() - startedAt;
      const growth = memoryOf(server).highest - before;
      const slowest = Math.max(...payments.map(({ tookMs }) => tookMs));
      const accepted = statuses.filter((status) => status === 200 || status === 409).length;
      summarise(
        `uploads: ${SENDERS} registrations with two PDFs of 7.5 MB: ${Math.round(before)} to ${Math.round(before + growth)} MB, ${accepted} accepted, last answer after ${Math.round(lastedMs)} ms; slowest of ${payments.length} payments ${Math.round(slowest)} ms`,
      );
      expect(statuses.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
      expect(payments.map(({ status }) => status)).toEqual(payments.map(() => 200));
      expect(growth).toBeLessThan(MAX_UPLOAD_GROWTH_MB);
      expect(lastedMs).toBeLessThan(MAX_ANSWER_MS);
      expect(slowest).toBeLessThan(MAX_PAYMENT_MS);
    },
    TIMEOUT_MS,
  );

  it(
    'limits the memory for connections that do not read, and closes them',
    async () => {
      const { token } = await renter(server);
      expect((await pay(token, card)).status).toBe(200);
      const { rows } = await server.db.query<{ id: string }>(
        'SELECT id FROM documents ORDER BY bytes DESC, created_at DESC LIMIT 1',
      );
      const reader = await adminToken(server);
      const { body } = await server.http.get(`/api/documents/${rows[0]!.id}`).set(bearer(reader)).expect(200);
      const link = body.data.downloadUrl as string;
      await server.http.get(link).expect(200);
      await pause(1_000);
      const { now: before } = memoryOf(server);
      const startedAt = performance.now();
      let highest = before;
      const sockets = Array.from({ length: READERS }, () => silentReader(server.url, link));
      await Promise.all(sockets.map(async (socket) => once(socket, 'connect')));
      let isOver = false;
      while (!isOver && performance.now() - startedAt < MAX_SILENT_MS + 10_000) {
        await pause(200);
        highest = Math.max(highest, memoryOf(server).now);
        isOver = sockets.every((socket) => !isOpen(socket));
      }
      const closedAfterMs = performance.now() - startedAt;
      for (const socket of sockets) socket.destroy();
      summarise(
        `uploads: ${READERS} connections that do not read 7.5 MB: ${Math.round(before)} to ${Math.round(highest)} MB, closed after ${Math.round(closedAfterMs)} ms`,
      );
      expect(highest - before).toBeLessThan(MAX_READERS_GROWTH_MB);
      expect(closedAfterMs).toBeLessThan(MAX_SILENT_MS);
    },
    TIMEOUT_MS,
  );
});

/** Returns whether the server still has the connection. A socket that does not read cannot detect its end. */
function isOpen({ localPort, remotePort }: Socket): boolean {
  const hex = (port = 0): string => `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const established = `${hex(remotePort)} ${hex(localPort)} 01 `;
  return readFileSync('/proc/net/tcp', 'utf8').includes(established);
}

/** Opens a connection that requests `path` and reads nothing. */
function silentReader(url: string, path: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  return socket;
}
