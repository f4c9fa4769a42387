import type { Texts } from '@contract/messages/define-messages';

type Translate = (english: string, params?: Record<string, string>) => string;

interface Pattern {
  shape: RegExp;
  names: string[];
  english: string;
}

const known = new WeakMap<Texts, Pattern[]>();

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(english: string): Pattern {
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
  return { shape: new RegExp(`^${shape}$`, 's'), names, english };
}

function patternsOf(texts: Texts): Pattern[] {
  const patterns =
    known.get(texts) ??
    Object.keys(texts)
      .filter((english) => english.includes('{'))
      .map(patternOf);
  known.set(texts, patterns);
  return patterns;
}

/**
 * A text that arrives in English, in the language of `texts`: by the very text, or by one with names in braces for
 * the parts that change. Those parts are looked up too. An unknown text stays as it is.
 */
export function findSentence(text: string, texts: Texts, translate: Translate): string {
  if (Object.hasOwn(texts, text)) return translate(text);
  for (const { shape, names, english } of patternsOf(texts)) {
    const match = shape.exec(text);
    if (!match) continue;
    const params = names.map((name, index) => [name, findSentence(match[index + 1] ?? '', texts, translate)]);
    return translate(english, Object.fromEntries(params) as Record<string, string>);
  }
  return text;
}
