import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../observability/metrics.js';
import { isForwardedByStranger } from './network.js';

/** Counts requests whose forwarded IP address is ignored, and logs the first one of this process. */
export function watchForwarding(fastify: FastifyInstance, metrics: Metrics): void {
  const log = new Logger(watchForwarding.name);
  const untrusted = metrics.addCounter(
    'rental_untrusted_forwarded_total',
    'Requests whose X-Forwarded-For was ignored, because the connection is not from TRUST_PROXY.',
    [],
  );
  let isLogged = false;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isForwardedByStranger(request)) {
      untrusted.count({});
      if (!isLogged) log.warn('X-Forwarded-For of a connection outside TRUST_PROXY is ignored');
      isLogged = true;
    }
    done();
  });
}
