import { readFileSync } from 'node:fs';
import { SMS_TEMPLATE_NAMES, type SmsTemplate } from '../../contract/sms-templates.js';

export interface MailServer {
  url: string;
  /** Nothing is sent over a connection without TLS. */
  requiresTls: boolean;
  dkim: { domain: string; selector: string; key: string } | null;
}

export interface SmsGateway {
  url: string;
  /** Sent as a bearer token. */
  token: string | null;
  /** The IDs that Indian operators require with every SMS; null if the gateway adds them. */
  dlt: { entityId: string; header: string; templates: Partial<Record<SmsTemplate, string>> } | null;
}

/** The Cloud API of WhatsApp, which delivers the codes of staff in place of an SMS gateway. */
export interface WhatsApp {
  /** The ID of the business's phone number. */
  url: string;
  token: string;
  /** An authentication template of the business, and the language in which it was approved. */
  template: string;
  language: string;
}

interface Reading {
  text: (name: string) => string | null;
  production: boolean;
  /** Gets what is wrong with a variable. */
  problems: string[];
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const TLS_CHOICES = ['required', 'optional'];

export function readMailServer(url: string | null, reading: Reading): MailServer | null {
  const { text, production, problems } = reading;
  const tls = text('SMTP_TLS');
  if (tls !== null && !TLS_CHOICES.includes(tls))
    problems.push(`SMTP_TLS is "${tls}"; expected one of ${TLS_CHOICES.join(', ')}.`);
  const dkim = readDkim(reading);
  if (url === null) return null;
  const isLocal = LOOPBACK.test(new URL(url).hostname);
  return { url, requiresTls: tls === null ? production && !isLocal : tls === 'required', dkim };
}

function readDkim({ text, problems }: Reading): MailServer['dkim'] {
  const [domain, selector, file] = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_KEY_FILE'].map(text);
  if (!domain && !selector && !file) return null;
  if (!domain || !selector || !file) {
    problems.push('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together; some of them are missing.');
    return null;
  }
  try {
    return { domain, selector, key: readFileSync(file, 'utf8') };
  } catch {
    problems.push('DKIM_KEY_FILE cannot be read; expected a file with a private key in PEM format.');
    return null;
  }
}

export function readSmsGateway(url: string | null, reading: Reading): SmsGateway | null {
  const dlt = readDlt(reading);
  return url === null ? null : { url, token: reading.text('SMS_GATEWAY_TOKEN'), dlt };
}

export function readWhatsApp(url: string | null, { text, problems }: Reading): WhatsApp | null {
  const [token, template, language] = ['WHATSAPP_TOKEN', 'WHATSAPP_TEMPLATE', 'WHATSAPP_LANGUAGE'].map(text);
  if (!url && !token && !template && !language) return null;
  if (!url || !token || !template) {
    problems.push(
      'WHATSAPP_URL, WHATSAPP_TOKEN and WHATSAPP_TEMPLATE belong together; some of them are missing.',
    );
    return null;
  }
  if (text('SMS_GATEWAY_URL') !== null)
    problems.push('WHATSAPP_URL takes the place of SMS_GATEWAY_URL; remove one of them.');
  return { url, token, template, language: language ?? 'en' };
}

function readDlt({ text, production, problems }: Reading): SmsGateway['dlt'] {
  const [entityId, header, list] = ['SMS_DLT_ENTITY_ID', 'SMS_DLT_HEADER', 'SMS_DLT_TEMPLATES'].map(text);
  if (!entityId && !header && !list) return null;
  if (!entityId || !header || !list) {
    problems.push(
      'SMS_DLT_ENTITY_ID, SMS_DLT_HEADER and SMS_DLT_TEMPLATES belong together; some of them are missing.',
    );
    return null;
  }
  const templates = Object.fromEntries(
    list.split(',').map((part) => part.split('=', 2).map((side) => side.trim())),
  ) as Partial<Record<string, string>>;
  const unknown = Object.keys(templates).filter(
    (name) => !SMS_TEMPLATE_NAMES.some((known) => known === name),
  );
  if (unknown.length > 0)
    problems.push(
      `SMS_DLT_TEMPLATES names ${unknown.join(', ')}; expected ${SMS_TEMPLATE_NAMES.join(', ')}.`,
    );
  const missing = SMS_TEMPLATE_NAMES.filter((name) => !templates[name]);
  if (production && missing.length > 0)
    problems.push(
      `SMS_DLT_TEMPLATES has no id for ${missing.join(', ')}; expected NAME=id, separated by commas.`,
    );
  return { entityId, header, templates };
}
