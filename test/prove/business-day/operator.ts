import type { Locator, Page } from 'playwright-core';

/** The effort of a person and of the system for one kind of task. */
export interface Effort {
  clicks: number;
  fields: number;
  keys: number;
  /** Changes of the path, with or without a page load. */
  screens: number;
  loads: number;
  requests: number;
  seconds: number;
}

const NONE: Effort = { clicks: 0, fields: 0, keys: 0, screens: 0, loads: 0, requests: 0, seconds: 0 };

/** Uses a page as a person does, and measures the effort. */
export class Operator {
  private effort = { ...NONE };
  private path = '';

  constructor(
    readonly page: Page,
    origin: string,
  ) {
    page.on('domcontentloaded', () => (this.effort.loads += 1));
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url());
      if (pathname !== this.path) this.effort.screens += 1;
      this.path = pathname;
    });
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) this.effort.requests += 1;
    });
  }

  /** Returns the effort of `work`. */
  async measure(work: () => Promise<void>): Promise<Effort> {
    this.effort = { ...NONE };
    this.path = new URL(this.page.url()).pathname;
    const start = performance.now();
    await work();
    return { ...this.effort, seconds: (performance.now() - start) / 1000 };
  }

  async click(target: Locator): Promise<void> {
    await this.clicks(1, () => target.click());
  }

  /** Adds the clicks, taps or finger strokes of a test helper to the effort. */
  async clicks(count: number, work: () => Promise<void>): Promise<void> {
    this.effort.clicks += count;
    await work();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.effort.fields += 1;
    this.effort.keys += text.length;
    await field.fill(text);
  }

  async choose(select: Locator, label: string): Promise<void> {
    this.effort.fields += 1;
    await select.selectOption(label);
  }
}
