type Started = { close: () => Promise<unknown> } | { stop: () => Promise<unknown> };

/** Ends what a spec file has started, one after the other, also where its `beforeAll` failed halfway. */
export async function endAll(...started: (Started | undefined)[]): Promise<void> {
  for (const one of started) if (one) await ('close' in one ? one.close() : one.stop());
}
