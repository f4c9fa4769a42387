import type { Texts } from './messages/define-messages.js';

export type { Texts };

/** `fill('Hello {name}', { name: 'Asha' })` is `Hello Asha`. */
export function fill(text: string, params: Record<string, string | number> | undefined): string {
  if (!params) return text;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

interface Pattern {
  shape: RegExp;
  names: string[];
  local: string;
}

const known = new WeakMap<Texts, Pattern[]>();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(english: string, local: string): Pattern {
  const names: string[] = [];
  const shape = english
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (!name) return escaped(part);
      names.push(name);
      return '(.+?)';
    })
    .join('');
  return { shape: new RegExp(`^${shape}$`, 's'), names, local };
}

function patternsOf(texts: Texts): Pattern[] {
  const patterns =
    known.get(texts) ??
    Object.entries(texts)
      .filter(([english]) => english.includes('{'))
      .map(([english, local]) => patternOf(english, local));
  known.set(texts, patterns);
  return patterns;
}

/**
 * A text that arrives in English, in the language of `texts`: by the very text, or by one with names in braces for
 * the parts that change. Those parts are looked up too. An unknown text stays as it is.
 */
export function localMessage(text: string, texts: Texts): string {
  if (Object.hasOwn(texts, text)) return texts[text] ?? text;
  for (const { shape, names, local } of patternsOf(texts)) {
    const match = shape.exec(text);
    if (!match) continue;
    const params = names.map((name, index) => [name, localMessage(match[index + 1] ?? '', texts)]);
    return fill(local, Object.fromEntries(params) as Record<string, string>);
  }
  return text;
}
