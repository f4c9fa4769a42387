/**
 * Like `Promise.all`, but rejects only after all writes have ended, so that a file whose write is slower than a failed one
 * can be removed safely.
 */
export async function allEnded<T>(writes: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(writes);
  return results.map((result) => {
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  });
}
