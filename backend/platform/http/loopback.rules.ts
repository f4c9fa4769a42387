import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK_ADDRESS = /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/i;
const LOOPBACK_HOST = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;
/** The headers that proxies, tunnels and content networks add to forwarded requests. */
const FORWARDED =
  /^(forwarded|via|x-forwarded(-.*)?|x-original-(host|forwarded-for)|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request was made on this machine. A loopback socket is not sufficient, because a proxy on this machine has
 * one, and so has a foreign page whose host name resolves to this machine (DNS rebinding).
 */
export function isFromThisMachine(headers: IncomingHttpHeaders, socketAddress: string | undefined): boolean {
  return (
    LOOPBACK_ADDRESS.test(socketAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDED.test(name))
  );
}
