import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/i;
const LOOPBACK_HOST = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;
/** What proxies, tunnels and content networks add to a request that they pass on. */
const FORWARDED =
  /^(forwarded|via|x-forwarded(-.*)?|x-original-(host|forwarded-for)|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request was typed on this machine: a loopback socket alone is also what a proxy beside the service has, and
 * what a page of a stranger reaches through a host name that leads here (DNS rebinding).
 */
export function isFromThisMachine(headers: IncomingHttpHeaders, remoteAddress: string | undefined): boolean {
  return (
    LOOPBACK_ADDRESS.test(remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
