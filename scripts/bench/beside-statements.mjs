// The product beside `node:http` and `pg`, which send the statements that the product was seen to send.
import { compare } from './measure.mjs';
import { startPeer, startProduct } from './processes.mjs';
import { record } from './recording.mjs';

/**
 * `databases` are addresses for the recording, the product and the limit; those that only read can share one.
 * @returns what was compared, with the statements of one request, and `extra` from `more(product)` if given
 */
export async function besideStatements({ bench, databases, requests, more, ...options }) {
  const { file, statements } = await record({ bench, databaseUrl: databases.recording, requests });
  const { PLANNING } = await import('../../dist/backend/platform/database/planning.js');
  const product = await startProduct({
    dataDir: bench.folder,
    databaseUrl: databases.product,
    profile: bench.profile,
  });
  try {
    const limit = await startPeer('statements', [file], { DATABASE_URL: databases.limit, PLANNING });
    try {
      const compared = await compare({ product, limit, requests, bench, ...options });
      return { compared: { ...compared, statements }, extra: await more?.(product) };
    } finally {
      await limit.stop();
    }
  } finally {
    await product.stop();
  }
}
