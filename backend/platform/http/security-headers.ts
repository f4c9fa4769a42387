import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { defined } from '../../contract/defined.js';

const SELF = `'self'`;
const NONE = `'none'`;

/**
 * The headers of helmet, computed once because they are the same for every response.
 * @param mapTiles URL of the map's tiles, which pages may load
 */
export function securityHeaders(https: boolean, mapTiles: string | null): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [NONE],
        'script-src': [SELF],
        'style-src': [SELF],
        'img-src': [SELF, 'data:', 'blob:', ...(mapTiles ? [new URL(mapTiles).origin] : [])],
        'font-src': [SELF],
        'connect-src': [SELF],
        // The contact page loads its map on a click.
        'frame-src': [SELF, 'blob:', 'https://www.openstreetmap.org'],
        'object-src': [NONE],
        'manifest-src': [SELF],
        'form-action': [SELF],
        'base-uri': [NONE],
        'frame-ancestors': [SELF],
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })({} as IncomingMessage, response, (error) => {
    if (error) throw new Error('The security headers could not be set', { cause: error });
  });
  return headers;
}

/** The headers of scripts, styles and fonts, without the policies for documents. */
export function assetHeaders(headers: Record<string, string>): Record<string, string> {
  const names = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name)));
}

/** The headers of the API browser, which uses inline styles. */
export function docsHeaders(headers: Record<string, string>): Record<string, string> {
  const policy = defined(headers['content-security-policy'], 'headers');
  return {
    ...headers,
    'content-security-policy': policy.replace(`style-src ${SELF}`, `style-src ${SELF} 'unsafe-inline'`),
  };
}
