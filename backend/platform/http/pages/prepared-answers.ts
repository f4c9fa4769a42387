import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Inject, Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ACCESS } from '../../auth/access.js';
import type { Environment } from '../../config/environment.js';
import { ENVIRONMENT } from '../../config/environment.token.js';
import { type PreparedBody, type PreparedResponse, respondWith } from '../prepared-body.js';

export interface ReadRequest {
  /** The last part of the path, for a route that ends with an id. */
  id: string;
  /** What follows the question mark; null without one. */
  query: string | null;
  headers: IncomingHttpHeaders;
}

type Answer = PreparedResponse | Promise<PreparedResponse> | null;
/** What a route answers; null where only the route itself can tell. A failure is left to the route, too. */
type Read = (request: ReadRequest) => Answer;
type ReadBody = (id: string) => PreparedBody | null;

/** What a route answers to a parsed body; null where only the route itself can tell. */
type ReadPosted = (body: unknown) => PreparedResponse | null;

interface Route {
  /** Its path as a template, such as `/api/vehicles/:id`. */
  template: string;
  read: Read;
}

/** A route whose answer is computed from a small JSON body. */
export interface PostRoute {
  template: string;
  controller: Type;
  handler: (...parameters: never[]) => unknown;
  read: ReadPosted;
}

export interface PreparedAnswer {
  route: string;
  response: PreparedResponse | Promise<PreparedResponse>;
}

type Routed = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Public answers that take little time. {@link PreparedServer} sends them without Fastify and Nest. */
@Injectable()
export class PreparedAnswers {
  private readonly byPath = new Map<string, Route>();
  /** By the path before the id. */
  private readonly byParent = new Map<string, Route>();
  private readonly posts = new Map<string, PostRoute>();

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {}

  /**
   * The answer of a route that reads no query.
   * @throws Error unless the route is a public GET: no token is looked at here.
   */
  add<Controller extends object>(
    controller: Type<Controller>,
    name: keyof Controller & string,
    read: ReadBody,
  ): void {
    this.addRead(controller, name, ({ id, query, headers }) => {
      const body = query === null ? read(id) : null;
      return body && respondWith(body, headers);
    });
  }

  /** @throws Error unless the route is a public GET. */
  addRead<Controller extends object>(
    controller: Type<Controller>,
    name: keyof Controller & string,
    read: Read,
  ): void {
    const template = templateOf(controller, name, RequestMethod.GET);
    const parent = template.slice(0, template.lastIndexOf('/') + 1);
    if (template.slice(parent.length).startsWith(':')) this.byParent.set(parent, { template, read });
    else this.byPath.set(template, { template, read });
  }

  /** @throws Error unless the route is a public POST with a fixed path. */
  addPost<Controller extends object>(
    controller: Type<Controller>,
    name: keyof Controller & string,
    read: ReadPosted,
  ): void {
    const template = templateOf(controller, name, RequestMethod.POST);
    const handler = (controller.prototype as Controller)[name] as PostRoute['handler'];
    this.posts.set(template, { template, controller, handler, read });
  }

  /** Null for a request that has to take the way through the framework. */
  find({ method, url = '', headers }: Routed): PreparedAnswer | null {
    // The answer to another origin has headers that depend on it.
    if (method !== 'GET' || headers.origin !== undefined) return null;
    const mark = url.indexOf('?');
    const path = mark < 0 ? url : url.slice(0, mark);
    const end = path.lastIndexOf('/') + 1;
    const route = this.byPath.get(path) ?? this.byParent.get(path.slice(0, end));
    const query = mark < 0 ? null : url.slice(mark + 1);
    const response = route?.read({ id: path.slice(end), query, headers });
    return route && response ? { route: route.template, response } : null;
  }

  /** The route of a POST with a prepared answer. Browsers name the origin of every POST, also of the site's own. */
  findPost({ method, url = '' }: Routed): PostRoute | null {
    if (method !== 'POST' || this.environment.corsOrigins.length > 0) return null;
    return this.posts.get(url) ?? null;
  }
}

function templateOf<Controller extends object>(
  controller: Type<Controller>,
  name: keyof Controller & string,
  method: RequestMethod,
): string {
  const route = (controller.prototype as Controller)[name] as object;
  const access: unknown = Reflect.getMetadata(ACCESS, route) ?? Reflect.getMetadata(ACCESS, controller);
  if (Reflect.getMetadata(METHOD_METADATA, route) !== method || access !== 'public')
    throw new Error(
      `${controller.name}.${name} is not a public ${RequestMethod[method]}, so it has no prepared answer.`,
    );
  const parts = [controller, route].map((part) => Reflect.getMetadata(PATH_METADATA, part) as string);
  return `/${parts.filter((part) => part !== '/').join('/')}`;
}
