import type { IncomingMessage } from 'node:http';
import { Injectable, RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ACCESS } from '../../auth/access.js';
import type { PreparedBody } from './prepared-body.js';

/** What a route answers for this id; null where only the route itself can tell. */
type ReadBody = (id: string) => PreparedBody | null;

const ID = ':id';

interface Route {
  /** Its path as a template, such as `/api/vehicles/:id`. */
  template: string;
  read: ReadBody;
}

export interface PreparedAnswer {
  route: string;
  body: PreparedBody;
}

/** Public answers that are in memory. {@link PreparedServer} sends them without Fastify and Nest. */
@Injectable()
export class PreparedAnswers {
  private readonly byPath = new Map<string, Route>();
  /** By the path before the id. */
  private readonly byParent = new Map<string, Route>();

  /** @throws Error unless the route is a public GET: no token is looked at here. */
  add<Controller extends object>(
    controller: Type<Controller>,
    name: keyof Controller & string,
    read: ReadBody,
  ): void {
    const route = (controller.prototype as Controller)[name] as object;
    const access: unknown = Reflect.getMetadata(ACCESS, route) ?? Reflect.getMetadata(ACCESS, controller);
    if (Reflect.getMetadata(METHOD_METADATA, route) !== RequestMethod.GET || access !== 'public')
      throw new Error(`${controller.name}.${name} is not a public GET, so it has no prepared answer.`);
    const parts = [controller, route].map((part) => Reflect.getMetadata(PATH_METADATA, part) as string);
    const template = `/${parts.filter((part) => part !== '/').join('/')}`;
    if (template.endsWith(`/${ID}`)) this.byParent.set(template.slice(0, -ID.length), { template, read });
    else this.byPath.set(template, { template, read });
  }

  /** Null for a request that has to take the way through the framework. */
  find({
    method,
    url = '',
    headers,
  }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PreparedAnswer | null {
    // The answer to another origin has headers that depend on it.
    if (method !== 'GET' || headers.origin !== undefined) return null;
    const end = url.lastIndexOf('/') + 1;
    const route = this.byPath.get(url) ?? this.byParent.get(url.slice(0, end));
    const body = route?.read(url.slice(end));
    return route && body ? { route: route.template, body } : null;
  }
}
