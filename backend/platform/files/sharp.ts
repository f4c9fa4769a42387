import { lazily } from '../../contract/lazily.js';

/** Loads the native image library on first use, because it takes 30 MB of memory. */
export const loadSharp = lazily(async () => {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});
