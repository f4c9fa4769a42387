import { Worker } from 'node:worker_threads';
import { filesMessages } from '../../../contract/messages/files.messages.js';
import { messageOf } from '../../../contract/messages/message.js';
import { fieldLabel } from '../../http/field-label.js';
import { refuse, refuseFile } from '../../http/refusal.js';
import { unreadable } from '../pictures.js';
import type { PdfMessage, PdfVerdict } from './pdf.worker.js';
import { overTime } from './pdf-time.rules.js';
import { cpuSecondsOf } from './thread-time.js';

const LOOK_EVERY_MS = 250;
const HEAP_MEGABYTES = 64;

/**
 * The PDF written anew with inspected content only.
 * It is read in a thread of its own with limits for work and memory.
 * @throws Refusal 1014 with 422: damaged, locked by a password, or carrying scripts, launches or attachments; 1503 where
 * the machine was too busy to read it.
 */
export async function rewritePdf(bytes: Buffer, field: string): Promise<Buffer> {
  const verdict = await ask(bytes);
  switch (verdict.is) {
    case 'fine':
      return Buffer.from(verdict.bytes);
    case 'locked':
      throw refuseFile(field, 422, messageOf(filesMessages, 'hasPassword', { field: fieldLabel(field) }));
    case 'live':
      throw refuseFile(
        field,
        422,
        messageOf(filesMessages, 'activeContent', { field: fieldLabel(field), what: verdict.what }),
      );
    case 'long':
      throw refuseFile(
        field,
        422,
        messageOf(filesMessages, 'tooManyPages', { field: fieldLabel(field), count: verdict.limit }),
      );
    case 'unreadable':
      throw unreadable(field);
    case 'late':
      throw refuse('UNAVAILABLE', messageOf(filesMessages, 'tooBusy', { field: fieldLabel(field) }));
  }
}

type Answer = PdfVerdict | { is: 'late' };

function ask(bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./pdf.worker.js', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
      stdout: true,
      stderr: true,
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const startedAt = performance.now();
    let thread: string | null = null;
    const done = (answer: Answer): void => {
      clearInterval(timer);
      resolve(answer);
      worker.terminate().catch(() => undefined);
    };
    const timer = setInterval(() => {
      const over = overTime(cpuSecondsOf(thread), (performance.now() - startedAt) / 1000);
      if (over) done({ is: over === 'late' ? 'late' : 'unreadable' });
    }, LOOK_EVERY_MS);
    worker.on('message', (message: PdfMessage) => {
      if ('thread' in message) thread = message.thread;
      else done(message);
    });
    worker.once('error', () => done({ is: 'unreadable' }));
    worker.once('exit', () => done({ is: 'unreadable' }));
  });
}
