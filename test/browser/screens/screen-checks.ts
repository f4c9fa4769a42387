import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare const axe: { run(where: Document, options: RunOptions): Promise<AxeResults> };

/**
 * Returns axe's findings, one line each: the rule and the element. Axe's builder for Playwright would load axe for every run
 * and transfer the passed checks too, which takes about as long as the run.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings = await runAxe(page);
  // Runs again, because a notice that is fading out has no contrast; real findings remain.
  return findings.length === 0 ? findings : runAxe(page);
}

async function runAxe(page: Page): Promise<string[]> {
  // Half-transparent text that is still fading in has no contrast yet.
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${AXE}; undefined`);
  const options: RunOptions = {
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: TAGS },
    // This rule reports targets that a sticky bar partly covers as too small; shapeFindings() measures every target.
    rules: { 'target-size': { enabled: false } },
  };
  return page.evaluate(async (options) => {
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, options);
}

/** Waits until the page is drawn and no animation runs. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    const moving = () =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime ?? 0));
    let position: number;
    do {
      position = scrollY;
      await frame();
      await frame();
      await Promise.all(moving().map((one) => one.finished.catch(() => undefined)));
    } while (scrollY !== position || moving().length > 0);
  });
}

/** Checks that axe lacks: the size of targets, one h1 and one main element, nothing wider than the screen. */
export function shapeFindings(page: Page, minimumTarget = 44): Promise<string[]> {
  return page.evaluate((minimumTarget) => {
    const findings: string[] = [];
    const hidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest('[inert], [aria-hidden=true], .visually-hidden') !== null;
    const name = (element: Element): string => {
      const text = element.getAttribute('aria-label') ?? element.textContent;
      return `${element.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`;
    };
    const sizeOf = (element: Element): { width: number; height: number } => {
      // A control is clickable together with its label.
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      };
    };
    // A link within a sentence is only as high as its line, which is allowed, and so is the copyright of a map. The
    // link of a card covers the card with a pseudo-element.
    const isExempt = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      if (getComputedStyle(element, '::after').position === 'absolute') return true;
      let block = element.parentElement!;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      const text = element.textContent.trim();
      return text.startsWith('©') || block.textContent.trim() !== text;
    };
    const targets = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((element) => !hidden(element) && !element.className.includes('skip'));
    for (const element of targets) {
      if (isExempt(element)) continue;
      const { width, height } = sizeOf(element);
      if (width * height <= 1) continue;
      if (Math.min(width, height) < minimumTarget - 0.5)
        findings.push(`small: ${name(element)} ${Math.round(width)}x${Math.round(height)}`);
    }
    const count = (selector: string): number =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility()).length;
    if (document.querySelectorAll('h1').length !== 1) findings.push('there is not exactly one h1');
    if (count('main') !== 1) findings.push('there is not exactly one main');
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) findings.push(`wider than the screen: ${scrollWidth} > ${clientWidth}`);
    return findings;
  }, minimumTarget);
}
