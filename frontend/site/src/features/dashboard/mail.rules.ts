/** A link that opens the mail program with the message in it. */
export function mailLink(to: string, subject: string, message: string): string {
  // Mail programs read a line break as CR LF only.
  const body = message.trim().replace(/\r?\n/g, '\r\n');
  return `mailto:${encodeURI(to)}?subject=${encodeURIComponent(subject.trim())}&body=${encodeURIComponent(body)}`;
}
