import { parentPort } from 'node:worker_threads';
import { defined } from '../../contract/defined.js';
import type { PdfHead, PdfPage } from './pdf-content.js';
import { layOut } from './pdf-layout.js';

export interface LayoutRequest {
  id: number;
  head: PdfHead;
  page: PdfPage;
}

export type LaidOut = { id: number; file: Uint8Array } | { id: number; error: Error };

const port = defined(parentPort, 'parentPort');
let last = Promise.resolve();

async function answer({ id, head, page }: LayoutRequest): Promise<void> {
  try {
    port.postMessage({ id, file: await layOut(head, page) } satisfies LaidOut);
  } catch (error) {
    port.postMessage({ id, error: error as Error } satisfies LaidOut);
  }
}

// One file at a time, because each takes memory until it is complete.
port.on('message', (request: LayoutRequest) => {
  last = last.then(() => answer(request));
});
