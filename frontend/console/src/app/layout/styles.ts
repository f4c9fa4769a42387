import createCache from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';

/**
 * Puts emotion's rules into a constructed style sheet instead of `<style>` elements:
 * the content-security policy then needs neither a nonce nor an exception for inline styles.
 */
class ConstructedSheet extends StyleSheet {
  private readonly rules = new CSSStyleSheet();

  constructor(options: ConstructorParameters<typeof StyleSheet>[0]) {
    super(options);
    const others = document.adoptedStyleSheets;
    // Keeps emotion's order: global rules come first, so that component rules override them.
    document.adoptedStyleSheets = options.key.endsWith('-global')
      ? [this.rules, ...others]
      : [...others, this.rules];
  }

  override insert(rule: string): void {
    // Emotion only reads whether this list is empty.
    if (this.tags.length === 0) this.tags.push(document.createElement('style'));
    try {
      this.rules.insertRule(rule, this.rules.cssRules.length);
    } catch {
      // Ignores a rule with the vendor prefix of another browser.
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
