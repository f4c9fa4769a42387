type Started = { close: () => Promise<unknown> } | { stop: () => Promise<unknown> };

/** Stops the services of a spec file one by one, also if its `beforeAll` failed halfway. */
export async function endAll(...started: (Started | undefined)[]): Promise<void> {
  for (const one of started) if (one) await ('close' in one ? one.close() : one.stop());
}
