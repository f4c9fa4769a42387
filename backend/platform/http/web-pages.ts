import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const CONSOLE_PAGES = [
  '/admin',
  '/admin-create',
  '/admin-dashboard',
  '/custom-admin',
  '/custom-admin-create',
  '/custom-admin-customer',
  '/custom-admin-dashboard',
];
const SITE_PAGES = [
  '/',
  '/about',
  '/contact',
  '/carlist',
  '/user-login',
  '/login',
  '/booking',
  '/reserve',
  '/register',
  '/waiting-page',
  '/dashboard',
  '/terms',
  '/privacy',
];

/** Serves the built site and console beside the API, on the same port. */
export class WebPages {
  private readonly site: string | null;
  private readonly console: string | null;

  constructor(private readonly dist: string) {
    this.site = read(join(dist, 'site', 'index.html'));
    this.console = read(join(dist, 'console', 'index.html'));
  }

  async serve(fastify: FastifyInstance): Promise<void> {
    for (const [prefix, folder] of [
      ['/site/', 'site'],
      ['/console-assets/', 'console'],
    ] as const) {
      const root = join(this.dist, folder);
      if (!existsSync(root)) continue;
      await fastify.register(fastifyStatic, {
        root,
        prefix,
        decorateReply: false,
        index: false,
        preCompressed: true,
        // Every built file but index.html carries its content's hash in its name.
        immutable: true,
        maxAge: '365d',
      });
    }
  }

  /** Answers a page's address with its HTML; null when the address is none of a page. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const path = request.url.split('?', 1)[0]!.replace(/(.)\/$/, '$1');
    const under = (base: string): boolean => path === base || path.startsWith(`${base}/`);
    if (CONSOLE_PAGES.some(under)) return html(reply, 200, this.console);
    if (SITE_PAGES.includes(path) || under('/dashboard') || /^\/car\/[^/]+$/.test(path))
      return html(reply, 200, this.site);
    const wantsPage = request.headers.accept?.includes('text/html') === true;
    const reserved = ['/api', '/console', '/media', '/files', '/site', '/console-assets', '/dev'].some(under);
    return wantsPage && !reserved ? html(reply, 404, this.site) : null;
  }
}

function read(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function html(reply: FastifyReply, status: number, page: string | null): FastifyReply | null {
  if (page === null) return null;
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(page);
}
