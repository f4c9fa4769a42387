import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { defined } from '../../../contract/defined.js';
import { etagOf } from './prepared-body.js';

const MAX_CACHED_PAGES = 500;
// Short enough for the texts of a page about "today".
const CACHE_MS = 60_000;
const BROTLI_QUALITY = 5;
const zipBrotli = promisify(brotliCompress);
const zipGzip = promisify(gzip);

/** A response of the API for the site's renderer. */
interface ApiAnswer {
  http: number;
  body: unknown;
}
type Read = (path: string) => Promise<ApiAnswer>;

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
  /** The language that a visitor has chosen, by their `Cookie` header. */
  languageOf(cookies: string | undefined): string | null;
  isPage(pathname: string): boolean;
  emptyPage(site: BuiltSite): string;
  sitemap(origin: string, read: Read): Promise<string>;
  robots(origin: string): string;
}

/** A page in every form it is asked for. */
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
  /** What it was rendered from: the page is valid while the API returns the same data. */
  reads: { path: string; etag: string | undefined }[];
}

/** The site's pages, rendered from this service's own API and cached while that returns the same data. */
export class RenderedPages {
  private readonly log = new Logger(RenderedPages.name);
  private readonly cache = new Map<string, CachedPage>();

  private constructor(
    private readonly fastify: FastifyInstance,
    private readonly origin: string,
    private readonly renderer: SiteRenderer,
    private readonly site: BuiltSite,
  ) {}

  /** @returns null where no site was built */
  static async open(fastify: FastifyInstance, dist: string, origin: string): Promise<RenderedPages | null> {
    const renderer = join(dist, 'site-server', 'server.js');
    if (!existsSync(renderer)) return null;
    const built = (name: string): string => readFileSync(join(dist, 'site', name), 'utf8');
    return new RenderedPages(fastify, origin, (await import(pathToFileURL(renderer).href)) as SiteRenderer, {
      template: built('index.html'),
      manifest: JSON.parse(built('manifest.json')),
    });
  }

  has(pathname: string): boolean {
    return this.renderer.isPage(pathname);
  }

  /** @param url path and query; @param cookies the visitor's `Cookie` header */
  async page(url: string, cookies: string | undefined): Promise<RenderedPage> {
    const language = this.renderer.languageOf(cookies) ?? 'en';
    const name = `${language} ${url}`;
    const cached = this.cache.get(name);
    if (cached && cached.until > Date.now() && (await this.isCurrent(cached))) return cached.page;
    const reads: CachedPage['reads'] = [];
    const read: Read = async (path) => {
      const answer = await this.ask(path);
      reads.push({ path, etag: answer.etag });
      return answer;
    };
    try {
      const { http, html } = await this.renderer.renderPage(this.site, {
        url,
        origin: this.origin,
        language,
        read,
      });
      const page = await inEveryForm(http, html);
      this.store(name, { page, until: Date.now() + CACHE_MS, reads });
      return page;
    } catch (error) {
      // The browser can render the page itself from the API.
      this.log.error({ url, error }, 'a page could not be rendered');
      return inEveryForm(200, this.renderer.emptyPage(this.site));
    }
  }

  sitemap(): Promise<string> {
    return this.renderer.sitemap(this.origin, (path) => this.ask(path));
  }

  get robots(): string {
    return this.renderer.robots(this.origin);
  }

  private async isCurrent({ reads }: CachedPage): Promise<boolean> {
    try {
      const same = await Promise.all(
        reads.map(async ({ path, etag }) => etag !== undefined && (await this.ask(path, etag)).http === 304),
      );
      return same.every(Boolean);
    } catch (error) {
      // While the service stops, its API no longer responds; a cached page is better than an empty one.
      this.log.warn({ error }, 'a page could not be checked against the API');
      return true;
    }
  }

  private store(name: string, page: CachedPage): void {
    this.cache.delete(name);
    if (this.cache.size >= MAX_CACHED_PAGES)
      this.cache.delete(defined(this.cache.keys().next().value, 'value'));
    this.cache.set(name, page);
  }

  private async ask(path: string, known?: string): Promise<ApiAnswer & { etag: string | undefined }> {
    const headers = known === undefined ? {} : { 'if-none-match': known };
    const answer = await this.fastify.inject({ method: 'GET', url: path, headers });
    const body: unknown = answer.statusCode === 304 ? null : answer.json();
    return { http: answer.statusCode, body, etag: answer.headers.etag };
  }
}

async function inEveryForm(http: number, text: string): Promise<RenderedPage> {
  const html = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    zipBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    zipGzip(html),
  ]);
  return { http, etag: etagOf(html), html, br, gzip: zipped };
}
