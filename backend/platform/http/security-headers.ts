import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

const SELF = `'self'`;
const NONE = `'none'`;

/** The headers that helmet sets, worked out once: they are the same on every answer. */
export function securityHeaders(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse;
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': [NONE],
        'script-src': [SELF],
        'style-src': [SELF],
        'img-src': [SELF, 'data:', 'blob:'],
        'font-src': [SELF],
        'connect-src': [SELF],
        // The map of the contact page, once somebody asks for it.
        'frame-src': [SELF, 'blob:', 'https://www.openstreetmap.org'],
        'object-src': [SELF, 'blob:'],
        'manifest-src': [SELF],
        'form-action': [SELF],
        'base-uri': [NONE],
        'frame-ancestors': [SELF],
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })({} as IncomingMessage, response, (error) => {
    if (error) throw error;
  });
  return headers;
}

/** The same for what no page is made of by itself: scripts, styles, faces. Policies of documents would be dead weight there. */
export function assetHeaders(headers: Record<string, string>): Record<string, string> {
  const wanted = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Strict-Transport-Security'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => wanted.includes(name)));
}

/** The same for the API browser, whose page comes from a package and styles itself inline. */
export function docsHeaders(headers: Record<string, string>): Record<string, string> {
  const policy = headers['Content-Security-Policy']!;
  return {
    ...headers,
    'Content-Security-Policy': policy.replace(`style-src ${SELF}`, `style-src ${SELF} 'unsafe-inline'`),
  };
}
