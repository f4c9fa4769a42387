import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/**
 * Keeps emotion's rules in a constructed style sheet instead of `<style>` elements:
 * the content-security policy then needs neither a nonce nor an exception for inline styles.
 */
class ConstructedSheet extends StyleSheet {
  private readonly rules = new CSSStyleSheet();

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options);
    const others = document.adoptedStyleSheets;
    // As emotion orders its elements: global rules first, so that those of components win.
    document.adoptedStyleSheets = options!.key.endsWith('-global')
      ? [this.rules, ...others]
      : [...others, this.rules];
  }

  override insert(rule: string): void {
    // Emotion asks this list only whether there is something to flush.
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
    try {
      this.rules.insertRule(rule, this.rules.cssRules.length);
    } catch {
      // A rule for another browser's engine, which this one does not know.
    }
  }

  override flush(): void {
    this.rules.replaceSync('');
    this.tags = [];
  }
}

export function createStyleCache() {
  const cache = createCache({ key: 'css' });
  cache.sheet = new ConstructedSheet({ key: 'css', container: document.head, speedy: true });
  return cache;
}
