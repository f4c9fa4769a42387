/**
 * The texts of the QR codes in a photo. Runs in a worker, which may compile WebAssembly without an exception in the content security
 * policy of the pages.
 */
export function readQr(photo: Blob): Promise<string[]> {
  const worker = new Worker(new URL('./read-qr.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string[]>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('The reader could not be loaded.')));
    worker.postMessage(photo);
  }).finally(() => worker.terminate());
}
