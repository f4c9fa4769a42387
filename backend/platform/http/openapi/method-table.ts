import type { FastifyInstance } from 'fastify';

/** Collects every route, so that a known address with another method gets 405 and not 404. */
export class MethodTable {
  private readonly patterns = new Map<string, { pattern: RegExp; methods: Set<string> }>();

  watch(fastify: FastifyInstance): void {
    fastify.addHook('onRoute', ({ url, method }) => {
      // A 405 would reveal the outbox page to those who may not open it.
      if (url.includes('*') || url.startsWith('/dev/')) return;
      const entry = this.patterns.get(url) ?? { pattern: toPattern(url), methods: new Set<string>() };
      for (const one of Array.isArray(method) ? method : [method]) entry.methods.add(one);
      this.patterns.set(url, entry);
    });
  }

  /** The methods of this address; empty for an unknown address. */
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
