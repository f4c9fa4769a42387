/** Longer addresses are cut off by some mail programs. */
export const MAX_SUBJECT = 120;
export const MAX_MESSAGE = 1200;

/** Opens a mail program with everything filled in. Line ends are CRLF there (RFC 6068). */
export function mailLink(to: string, subject: string, message: string): string {
  const body = message.trim().replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject.trim())}&body=${encodeURIComponent(body)}`;
}
