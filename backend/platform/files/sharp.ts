import { lazily } from '../../contract/lazily.js';

/** The library for pictures, loaded with the first of them: it is native, and would take 30 MB from the start on. */
export const loadSharp = lazily(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
