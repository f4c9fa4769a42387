import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defined } from '../../contract/defined.js';
import type { Environment } from '../config/environment.js';
import { addressOfRequest } from '../http/network.js';
import { etagOf, isKnown } from '../http/prepared-body.js';
import { requestsPerMinute } from '../limits/budgets.js';
import type { RequestCounts } from '../limits/request-counts.js';
import { faviconOf } from './favicon.js';
import { RenderedPages } from './rendered-pages.js';
import { isBuiltScript, REPLACED_SCRIPT } from './replaced-script.js';

const CONSOLE_PAGES = [
  '/admin',
  '/admin-create',
  '/admin-dashboard',
  '/custom-admin',
  '/custom-admin-create',
  '/custom-admin-customer',
  '/custom-admin-dashboard',
];
/** Paths that are never a page. */
const RESERVED = [
  '/api',
  '/console',
  '/media',
  '/files',
  '/site',
  '/console-assets',
  '/dev',
  '/health',
  '/metrics',
];

const RETRY_SECONDS = 5;
// The URL of the icon never changes, so a longer cache time would delay a new icon.
const FAVICON_MAX_AGE = 30 * 86_400;

const under = (path: string, base: string): boolean => path === base || path.startsWith(`${base}/`);

const pathOf = ({ url }: FastifyRequest): string => defined(url.split('?', 1)[0], 'path');

/** True if a path, without its query, belongs to the console. */
const isConsolePage = (path: string): boolean => CONSOLE_PAGES.some((base) => under(path, base));

/** Serves the built site and console on the port of the API. */
export class WebPages {
  private readonly log = new Logger(WebPages.name);
  private readonly console: string | null;
  private readonly drawing: string | undefined;
  private site: RenderedPages | null = null;

  /** Drawn on the first request. */
  private favicon: Promise<{ bytes: Buffer; etag: string }> | undefined;

  constructor(
    private readonly dist: string,
    private readonly environment: Pick<Environment, 'publicUrl' | 'rateLimits'>,
  ) {
    const page = join(dist, 'console', 'index.html');
    this.console = existsSync(page) ? readFileSync(page, 'utf8') : null;
    this.drawing = ['site', 'console'].map((part) => join(dist, part, 'icon.svg')).find(existsSync);
  }

  async serve(fastify: FastifyInstance, counts: RequestCounts): Promise<void> {
    const { publicUrl, rateLimits } = this.environment;
    this.site = await RenderedPages.open(fastify, this.dist, {
      origin: new URL(publicUrl).origin,
      counts,
      maxRenders: requestsPerMinute('pages', 'network', rateLimits),
    });
    for (const [prefix, folder] of [
      ['/site/', 'site'],
      ['/console-assets/', 'console'],
    ] as const) {
      const root = join(this.dist, folder);
      if (!existsSync(root)) continue;
      const shared = { decorateReply: false, index: false as const, preCompressed: true };
      await fastify.register(fastifyStatic, { ...shared, root, prefix, maxAge: '1h' });
      await fastify.register(fastifyStatic, {
        ...shared,
        root: join(root, 'assets'),
        prefix: `${prefix}assets/`,
        // Files never change, because their names contain a hash of their content.
        immutable: true,
        maxAge: '365d',
        etag: false,
        lastModified: false,
        acceptRanges: false,
      });
    }
  }

  /** Sends REPLACED_SCRIPT in place of a script of another release; returns null for any other missing file. */
  answerMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    if (request.method !== 'GET' || !isBuiltScript(pathOf(request))) return null;
    return reply
      .code(200)
      .header('cache-control', 'no-store')
      .type('text/javascript; charset=utf-8')
      .send(REPLACED_SCRIPT);
  }

  /** Sends a page; returns null if the path belongs to none. */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | null {
    const path = pathOf(request).replace(/(.)\/$/, '$1');
    if (isConsolePage(path)) return this.sendConsole(reply);
    if (path === '/favicon.ico' && this.drawing !== undefined) {
      this.sendFavicon(this.drawing, request, reply).catch((error: unknown) =>
        this.sendUnavailable(error, reply),
      );
      return reply;
    }
    return this.site && this.answerOfSite(this.site, path, request, reply);
  }

  private answerOfSite(
    site: RenderedPages,
    path: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FastifyReply | null {
    if (path === '/robots.txt') return reply.type('text/plain; charset=utf-8').send(site.robots);
    if (path === '/sitemap.xml') {
      this.sendSitemap(site, request, reply).catch((error: unknown) => this.sendUnavailable(error, reply));
      return reply;
    }
    if (RESERVED.some((base) => under(path, base))) return null;
    // Any other request that accepts HTML gets a page, if only the "not found" page.
    const isPageRequest = path === '/' || request.headers.accept?.includes('text/html') === true;
    if (!isPageRequest && !site.has(path)) return null;
    this.sendSite(site, request, reply).catch((error: unknown) => this.sendUnavailable(error, reply));
    return reply;
  }

  private async sendSitemap(
    site: RenderedPages,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    const text = await site.sitemap(addressOfRequest(request));
    void reply.type('application/xml; charset=utf-8').send(text);
  }

  private async sendSite(site: RenderedPages, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { url, headers } = request;
    const { page, cacheStatus } = await site.page({
      url,
      cookies: headers.cookie,
      address: addressOfRequest(request),
    });
    void reply
      .header('etag', page.etag)
      .header('cache-status', `pages; ${cacheStatus}`)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, cookie');
    if (page.http === 200 && isKnown(headers['if-none-match'], page.etag)) {
      void reply.code(304).send();
      return;
    }
    const accepted = headers['accept-encoding'] ?? '';
    const form = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'html';
    if (form !== 'html') void reply.header('content-encoding', form);
    void reply.code(page.http).type('text/html; charset=utf-8').send(page[form]);
  }

  private sendUnavailable(error: unknown, reply: FastifyReply): void {
    this.log.warn({ error }, 'a page could not be sent');
    if (reply.sent) return;
    void reply.removeHeader('content-encoding').code(503).header('retry-after', RETRY_SECONDS).send();
  }

  private sendConsole(reply: FastifyReply): FastifyReply | null {
    if (this.console === null) return null;
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(this.console);
  }

  private async sendFavicon(drawing: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    this.favicon ??= faviconOf(readFileSync(drawing)).then((bytes) => ({ bytes, etag: etagOf(bytes) }));
    const { bytes, etag } = await this.favicon;
    void reply.header('etag', etag).header('cache-control', `public, max-age=${FAVICON_MAX_AGE}`);
    if (isKnown(request.headers['if-none-match'], etag)) void reply.code(304).send();
    else void reply.code(200).type('image/x-icon').send(bytes);
  }
}
