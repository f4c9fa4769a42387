import { Worker } from 'node:worker_threads';
import type { LaidOut, LayoutRequest } from './pdf-layout.worker.js';

interface Waiting {
  resolve: (file: Buffer) => void;
  reject: (error: Error) => void;
}

/** The worker of this process, which creates one file at a time. */
class LayoutThread {
  /** True once the worker has ended, so that its waiting files have failed. */
  hasEnded = false;
  private readonly waiting = new Map<number, Waiting>();
  private readonly worker = new Worker(new URL('./pdf-layout.worker.js', import.meta.url), {
    // Without the options of the main thread, because some of them refuse a file.
    execArgv: [],
  });
  private requests = 0;

  constructor() {
    this.worker.on('message', (message: LaidOut) => this.finish(message));
    const end = (error: Error): void => {
      this.hasEnded = true;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    this.worker.once('error', end);
    this.worker.once('exit', (code) => end(new Error(`The worker of PDF files ended with code ${code}.`)));
  }

  layOut(content: Omit<LayoutRequest, 'id'>): Promise<Buffer> {
    const id = (this.requests += 1);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.ref();
      this.worker.postMessage({ id, ...content } satisfies LayoutRequest);
    });
  }

  private finish({ id, ...result }: LaidOut): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    // An idle worker must not keep the process running.
    if (this.waiting.size === 0) this.worker.unref();
    if ('error' in result) waiting?.reject(result.error);
    else waiting?.resolve(Buffer.from(result.file.buffer, result.file.byteOffset, result.file.length));
  }
}

let thread: LayoutThread | null = null;

/** Lays out a file outside the main thread, because the layout takes longer than the other work of a request. */
export function layOutInWorker(content: Omit<LayoutRequest, 'id'>): Promise<Buffer> {
  if (!thread || thread.hasEnded) thread = new LayoutThread();
  return thread.layOut(content);
}
