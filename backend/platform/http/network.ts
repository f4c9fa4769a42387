import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

const NETWORK_GROUPS = 4;
/** 64:ff9b::/96 carries an IPv4 address in its last 32 bits. */
const NAT64 = ipaddr.parseCIDR('64:ff9b::/96');

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address, because one customer controls all
 * addresses of a /64. IPv4 addresses in IPv6 notation are counted as IPv4.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  if (parsed.match(NAT64)) return ipaddr.fromByteArray(parsed.toByteArray().slice(-4)).toString();
  const groups = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(':')}::/64`;
}

/** Replaces the /64 at the end of a text with the /48 that contains it. */
export const widerNetworkOf = (text: string): string => text.replace(/:[^:]+::\/64$/, '::/48');

/** The network of a request. Forwarding headers are read only from trusted proxies. */
export const networkOfRequest = ({ ip }: Pick<FastifyRequest, 'ip'>): string => networkOf(ip);

/** The IP address of a request, for the audit log. */
export const addressOfRequest = ({ ip }: Pick<FastifyRequest, 'ip'>): string => ip;

/** Known connections of trusted proxies. Without this cache, each of their requests would parse the header again. */
const proxies = new WeakSet<object>();

/** True if a connection that is not from a trusted proxy forwards an IP address, which the service ignores. */
export function isForwardedByStranger(request: FastifyRequest): boolean {
  const { headers, raw } = request;
  if (headers['x-forwarded-for'] === undefined || proxies.has(raw.socket)) return false;
  const isStranger = (request.ips?.length ?? 1) === 1;
  if (!isStranger) proxies.add(raw.socket);
  return isStranger;
}

/** The IP address of the connection itself, not the address that a proxy forwards. */
export const socketAddressOf = ({ raw }: Pick<FastifyRequest, 'raw'>): string | undefined =>
  raw.socket.remoteAddress;
