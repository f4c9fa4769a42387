// Loaded before the service: a request with the header `x-hold` continues only after the service has begun to close.
import { subscribe } from 'node:diagnostics_channel';

subscribe('fastify.initialization', ({ fastify }) => {
  let release;
  const closing = new Promise((resolve) => (release = resolve));
  fastify.addHook('preClose', async () => release());
  fastify.addHook('onRequest', async (request) => {
    if (request.headers['x-hold'] === undefined) return;
    console.log('holding a request');
    await closing;
  });
});
