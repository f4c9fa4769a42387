import type { FastifyInstance } from 'fastify';

/** Collects every route, so that another method at a known path gets 405 instead of 404. */
export class MethodTable {
  private readonly patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      // A 405 would reveal the outbox page to callers without access.
      if (url.includes('*') || url.startsWith('/dev/')) return;
      const entry = this.patterns.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
      for (const one of Array.isArray(method) ? method : [method]) entry.methods.add(one);
      this.patterns.set(url, entry);
    });
  }

  /** The methods of this path; empty for an unknown one. */
  allowed(path: string): string[] {
    const methods = new Set<string>();
    for (const entry of this.patterns.values()) {
      if (entry.pattern.test(path)) entry.methods.forEach((method) => methods.add(method));
    }
    return [...methods];
  }
}

function toPattern(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${escaped}/?$`);
}
