import { formsOf } from '../support/canaries';

/**
 * Patterns for the parts of a text that can be a number, a word or an encoded value. They exclude digits within a hash
 * and fractions of numbers, because some of these equal a six-digit code.
 */
const PARTS = [
  /(?<![\w.])\d+(?!\w)/g,
  /(?=\d*[a-z_-])[a-z0-9_-]{6,}/gi,
  /(?=\d*[a-z+/])[a-z0-9+/]{6,}={0,2}/gi,
  /[\w.%+-]+(?:@|%40)[\w.-]+/gi,
];
const SPACED_NUMBER = /\b\d{4} \d{4} \d{4}\b/g;

/** Finds many thousand values in a long text, each as it is, encoded or hashed. */
export class CanaryIndex {
  private readonly kinds = new Map<string, string>();

  add(kind: string, value: string): void {
    // Also indexes the last word of a value, and the signature of a token.
    for (const text of new Set([value, value.split(/[ .]/).at(-1)!]))
      for (const form of formsOf(text)) this.kinds.set(form.toLowerCase(), kind);
  }

  /** The kinds of the values that the text contains, each as `kind: part of the text`. */
  find(text: string): string[] {
    const found = new Set<string>();
    for (const pattern of PARTS) for (const [part] of text.matchAll(pattern)) this.look(part, found);
    for (const [part] of text.matchAll(SPACED_NUMBER)) this.look(part.replaceAll(' ', ''), found);
    return [...found];
  }

  private look(part: string, found: Set<string>): void {
    const kind = this.kinds.get(part.toLowerCase());
    if (kind !== undefined) found.add(`${kind}: ${part}`);
  }
}
