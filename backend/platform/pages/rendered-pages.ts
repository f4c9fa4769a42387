import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../http/network.js';
import { etagOf } from '../http/prepared-body.js';
import type { RequestCounts } from '../limits/request-counts.js';
import { RenderQueue } from './render-queue.js';

// Enough for some 200 lists with their compressed forms.
const MAX_CACHE_BYTES = 24 * 1024 * 1024;
// Estimated size of the list of a page's reads.
const BYTES_PER_PAGE = 1024;
// Short enough for texts about "today" on a page.
const CACHE_MS = 60_000;
const MINUTE_MS = 60_000;
// The lowest quality at which the longest list fits the first flight of a TCP connection, about 14 KB.
const BROTLI_QUALITY = 10;
const zipBrotli = promisify(brotliCompress);
const zipGzip = promisify(gzip);

/** A response of the API for the site's renderer. */
interface ApiResponse {
  http: number;
  body: unknown;
}
type Read = (path: string) => Promise<ApiResponse>;

interface BuiltSite {
  template: string;
  manifest: unknown;
}

/** The server part of the built site. */
interface SiteRenderer {
  renderPage(
    site: BuiltSite,
    request: { url: string; origin: string; language: string; read: Read },
  ): Promise<{ http: number; html: string }>;
  /** The visitor's language, from the `Cookie` header. */
  languageOf(cookies: string | undefined): string | null;
  isPage(pathname: string): boolean;
  /** The URL of the cached page, without the parameters that the page ignores. */
  pageUrl(url: string): string;
  /** The URL of the page to show instead of this one; null if there is none. */
  sharedPageUrl(url: string, read: Read): Promise<string | null>;
  emptyPage(site: BuiltSite): string;
  sitemap(origin: string, read: Read): Promise<string>;
  robots(origin: string): string;
}

/** A page in every encoding. */
export interface RenderedPage {
  http: number;
  etag: string;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

interface CachedPage {
  page: RenderedPage;
  until: number;
  /** The page's requests to the API. The page is valid while they return the same data. */
  reads: { path: string; http: number; etag: string | undefined }[];
  /** The running comparison with the API, which concurrent visitors share. */
  check?: Promise<boolean>;
}

/** A request for a page. */
interface Visit {
  /** Path and query. */
  url: string;
  /** The `Cookie` header. */
  cookies: string | undefined;
  /** The visitor's IP address. The reads of the page are counted for its network. */
  address: string;
}

interface SentPage {
  page: RenderedPage;
  /** The value of the header `Cache-Status` (RFC 9211). */
  cacheStatus: string;
}

/** The visitor's network has exceeded its reads, so the browser has to render the page. */
class TooManyReads extends Error {}

interface RenderLimit {
  counts: RequestCounts;
  maxRenders: number;
}

/** The site's pages, rendered from this service's own API and cached while the API returns the same data. */
export class RenderedPages {
  private readonly log = new Logger(RenderedPages.name);
  private readonly cache = new LRUCache<string, CachedPage>({ maxSize: MAX_CACHE_BYTES });
  private readonly queue = new RenderQueue();
  private readonly rendering = new Map<string, Promise<RenderedPage>>();
  private emptyPage: Promise<RenderedPage> | undefined;

  private constructor(
    private readonly fastify: FastifyInstance,
    private readonly origin: string,
    private readonly renderer: SiteRenderer,
    private readonly site: BuiltSite,
    private readonly limit: RenderLimit,
  ) {}

  /** @returns null if the site was not built */
  static async open(
    fastify: FastifyInstance,
    dist: string,
    { origin, ...limit }: { origin: string } & RenderLimit,
  ): Promise<RenderedPages | null> {
    const renderer = join(dist, 'site-server', 'server.js');
    if (!existsSync(renderer)) return null;
    const built = (name: string): string => readFileSync(join(dist, 'site', name), 'utf8');
    return new RenderedPages(
      fastify,
      origin,
      (await import(pathToFileURL(renderer).href)) as SiteRenderer,
      { template: built('index.html'), manifest: JSON.parse(built('manifest.json')) },
      limit,
    );
  }

  has(pathname: string): boolean {
    return this.renderer.isPage(pathname);
  }

  /** Returns the page, or an empty one for the browser to render if the server cannot render it or is too busy. */
  async page({ url, cookies, address }: Visit): Promise<SentPage> {
    const language = this.renderer.languageOf(cookies) ?? 'en';
    try {
      const own = this.renderer.pageUrl(url);
      const cached = await this.findCurrent(language, own, address);
      if (cached) return { page: cached, cacheStatus: 'hit' };
      const shared = await this.renderer.sharedPageUrl(own, (path) => this.request(address, path));
      const cachedShared = shared === null ? null : await this.findCurrent(language, shared, address);
      if (cachedShared) return { page: cachedShared, cacheStatus: 'hit' };
      return await this.renderOnce(language, shared ?? own, address);
    } catch (error) {
      if (!(error instanceof TooManyReads))
        this.log.error({ page: url.split('?', 1)[0], error }, 'a page could not be rendered');
      return this.empty();
    }
  }

  sitemap(address: string): Promise<string> {
    return this.renderer.sitemap(this.origin, (path) => this.request(address, path));
  }

  get robots(): string {
    return this.renderer.robots(this.origin);
  }

  private async findCurrent(language: string, url: string, address: string): Promise<RenderedPage | null> {
    const cached = this.cache.get(`${language} ${url}`);
    return cached && cached.until > Date.now() && (await this.isCurrent(cached, address))
      ? cached.page
      : null;
  }

  private isCurrent(cached: CachedPage, address: string): Promise<boolean> {
    cached.check ??= this.compare(cached, address).finally(() => delete cached.check);
    return cached.check;
  }

  private async compare({ reads }: CachedPage, address: string): Promise<boolean> {
    try {
      const same = await Promise.all(
        reads.map(async ({ path, http, etag }) => {
          const now = await this.request(address, path, etag);
          return etag === undefined ? http < 500 && now.http === http : now.http === 304;
        }),
      );
      return same.every(Boolean);
    } catch (error) {
      if (error instanceof TooManyReads) throw error;
      // The API does not respond while the service stops; a cached page is better than an empty one.
      this.log.warn({ error }, 'a page could not be checked against the API');
      return true;
    }
  }

  /** Renders a page once for concurrent visitors. */
  private async renderOnce(language: string, url: string, address: string): Promise<SentPage> {
    const key = `${language} ${url}`;
    const mayRender = this.rendering.has(key) || (await this.mayRender(networkOf(address)));
    // Checked again after the count, because another request may have started to render in the meantime.
    const running = this.rendering.get(key);
    if (running) return { page: await running, cacheStatus: 'fwd=miss; collapsed' };
    if (!mayRender) return this.empty();
    const turn = this.queue.run(() => this.render(language, url, address));
    if (!turn) return this.empty();
    this.rendering.set(key, turn);
    try {
      return { page: await turn, cacheStatus: 'fwd=miss; stored' };
    } finally {
      this.rendering.delete(key);
    }
  }

  private async mayRender(network: string): Promise<boolean> {
    const { counts, maxRenders } = this.limit;
    return (
      maxRenders === Infinity ||
      !(await counts.increment(`pages ${network}`, MINUTE_MS, maxRenders)).isBlocked
    );
  }

  private async render(language: string, url: string, address: string): Promise<RenderedPage> {
    const reads: CachedPage['reads'] = [];
    const read: Read = async (path) => {
      const response = await this.request(address, path);
      reads.push({ path, http: response.http, etag: response.etag });
      return response;
    };
    const { origin } = this;
    const { http, html } = await this.renderer.renderPage(this.site, { url, origin, language, read });
    const page = await encode(http, html);
    const size = page.html.length + page.br.length + page.gzip.length + BYTES_PER_PAGE + 2 * url.length;
    this.cache.set(`${language} ${url}`, { page, until: Date.now() + CACHE_MS, reads }, { size });
    return page;
  }

  private async empty(): Promise<SentPage> {
    this.emptyPage ??= encode(200, this.renderer.emptyPage(this.site));
    return { page: await this.emptyPage, cacheStatus: 'fwd=bypass' };
  }

  /** @throws TooManyReads, because a page without its content must not be cached */
  private async request(
    address: string,
    path: string,
    knownEtag?: string,
  ): Promise<ApiResponse & { etag: string | undefined }> {
    const headers = knownEtag === undefined ? {} : { 'if-none-match': knownEtag };
    const response = await this.fastify.inject({ method: 'GET', url: path, headers, remoteAddress: address });
    if (response.statusCode === 429) throw new TooManyReads();
    const body: unknown = response.statusCode === 304 ? null : response.json();
    return { http: response.statusCode, body, etag: response.headers.etag };
  }
}

async function encode(http: number, text: string): Promise<RenderedPage> {
  const html = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    zipBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zipGzip(html),
  ]);
  return { http, etag: etagOf(html), html, br, gzip: zipped };
}
