import type { FastifyInstance } from 'fastify';

/** Where other origins may call, an answer varies by the origin too, in addition to the `Vary` of the route. */
export function withOrigin(vary: string | undefined): string {
  if (vary === undefined) return 'Origin';
  return /\borigin\b/i.test(vary) ? vary : `${vary}, Origin`;
}

export function varyByOrigin(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.header('vary', withOrigin(reply.getHeader('vary')?.toString()));
    done();
  });
}
