import { type BrowserType, chromium } from 'playwright-core';
import ApiEnvironment from './api';

declare global {
  var chromium: BrowserType;
}

/** Loads Playwright once for a Jest worker, because each test file would compile it again. */
export default class BrowserEnvironment extends ApiEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.chromium = chromium;
  }
}
