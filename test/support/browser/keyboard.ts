import type { Page } from 'playwright-core';
import { picture } from '../pictures';
import { changed } from './site';

/** The focused element, as a screen reader announces it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return '';
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const label = element.getAttribute('aria-label') ?? labels.map((one) => one.innerText).join(' ');
    return (label || element.innerText || '').trim().replace(/\s+/g, ' ');
  });

/** Presses Tab until the control with this name has the focus. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (name.test(at)) {
      expect({ at, isSeen: await isFocusSeen(page) }).toEqual({ at, isSeen: true });
      return;
    }
    passed.push(at.slice(0, 30));
  }
  throw new Error(`${String(name)} is not reached by ${key}: ${passed.join(' | ')}`);
}

/** True if the focus is visible: on the element itself, around its hidden input, or as the frame of a field. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement!;
    const drawn = (one: Element | null): boolean => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one!);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    const isField = element.closest(
      '.Mui-focused .MuiOutlinedInput-root, .MuiOutlinedInput-root.Mui-focused',
    );
    return drawn(element) || (element.matches('input') && drawn(element.parentElement)) || isField !== null;
  });

export async function pressOn(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Presses a key that moves the focus, such as an arrow key in the calendar. */
export async function moveBy(page: Page, key: string): Promise<void> {
  const before = await focused(page);
  await page.keyboard.press(key);
  await changed(() => focused(page), before);
}

export async function typeInto(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

/** Opens the file chooser of a control by Enter and chooses an image. */
export async function chooseFile(page: Page, name: RegExp, fileName: string, shade: number): Promise<void> {
  // Listens before the key press, because the file chooser could open before a later listener.
  page.on('filechooser', () => undefined);
  await tabTo(page, name);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
  await chooser.setFiles({ name: fileName, mimeType: 'image/png', buffer: await picture(shade) });
}
