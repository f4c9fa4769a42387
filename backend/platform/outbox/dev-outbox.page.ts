import { defined } from '../../contract/defined.js';
import type { ShownMessage } from './dev-outbox.js';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => defined(ENTITIES[character], 'ENTITIES'));

const time = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Asia/Kolkata',
});

function row(message: ShownMessage): string {
  return `<article>
  <header><strong>${escape(message.subject)}</strong> <span>${message.channel} to ${escape(message.to)}</span></header>
  <p>${escape(message.text)}</p>
  <footer><time datetime="${message.createdAt}">${time.format(new Date(message.createdAt))} IST</time></footer>
</article>`;
}

/** Renders the outbox without scripts. */
export function outboxPage(messages: ShownMessage[], stylePath: string): string {
  const list = messages.length > 0 ? messages.map(row).join('\n') : '<p>No messages yet.</p>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><link rel="stylesheet" href="${stylePath}"></head>
<body><main><h1>Outbox</h1>
<p>E-mail and SMS that this installation would send, newest first. Reload for newer ones.</p>
${list}
</main></body></html>`;
}

export const OUTBOX_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem }
article { border: 1px solid #8886; border-radius: .75rem; padding: .75rem 1rem; margin: 0 0 .75rem }
header { display: flex; flex-wrap: wrap; gap: .25rem .75rem; justify-content: space-between }
p { white-space: pre-wrap; margin: .5rem 0; overflow-wrap: anywhere }
footer, header span { font-size: .875rem; opacity: .75 }
`;
