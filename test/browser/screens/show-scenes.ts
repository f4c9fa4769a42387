import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Guest, reads, type Site, useSite } from '../../support/browser/site';
import type { ConsoleScene, ConsoleScreenData } from './console-scene';
import type { AnyScene, AnyScreenData, Scene } from './scene';
import { axeFindings, settled, shapeFindings } from './screen-checks';
import { screenData } from './screen-data';

const LOOKS = ['light', 'dark'] as const;
/** The folder for the pictures of `npm run screenshots`; without it none are made. */
const PICTURES = process.env['SCREENSHOTS'];
/** Set for `npm run screenshots` and `npm run prove -- screens`, which check every scene at all widths and in both looks. */
const CHECKS_ALL = PICTURES !== undefined || process.env.PROVE === 'screens';
const WIDTHS = PICTURES ? [360, 768, 1280] : [360, 1280];
/** Where other runs use axe, which takes most of the time: in turn from scene to scene, so that neighbours cover both. */
const TURNS = ['360 dark', '1280 light'];
/** The narrowest screen that pages must fit without scrolling sideways. */
const NARROWEST = 320;

/** In pixels, for the console: staff work with a mouse as well, so that the size that axe requires suffices. */
const MINIMUM_TARGET = 24;

export const showScenes = (scenes: readonly Scene[]): void =>
  showScenesOf(scenes, screenData, { SEED_DEMO: 'on' });

export const showConsoleScenes = (
  scenes: readonly ConsoleScene[],
  makeData: (site: Site) => Promise<ConsoleScreenData>,
  env: Record<string, string>,
): void => showScenesOf(scenes, makeData, env, MINIMUM_TARGET);

/**
 * Shows each scene on a real server, and checks its texts, the size of targets, the width, with axe, and the way out.
 * Every state is reached by user actions or network faults.
 */
function showScenesOf<As extends string, Data extends AnyScreenData<As>>(
  scenes: readonly AnyScene<As, Data>[],
  makeData: (site: Site) => Promise<Data>,
  env: Record<string, string>,
  minimumTarget?: number,
): void {
  const site = useSite(env);
  let data: Data;
  beforeAll(async () => {
    data = await makeData(site);
    if (PICTURES) mkdirSync(PICTURES, { recursive: true });
  });

  async function show(scene: AnyScene<As, Data>): Promise<Guest> {
    const session = await scene.session?.(data);
    const path = typeof scene.path === 'string' ? scene.path : await scene.path(data);
    await scene.before?.(data);
    if (scene.consoleErrors) site.expectConsoleErrors(...[scene.consoleErrors].flat());
    const cookies = {
      ...(scene.as && data.cookiesOf(scene.as)),
      ...(scene.hindi && { language: 'hi' }),
    };
    const guest = await site.open(path, {
      cookies,
      ...(session && { session }),
      viewport: { width: NARROWEST, height: 740 },
      reducedMotion: true,
    });
    await scene.then(guest, data);
    return guest;
  }

  async function takePicture(page: Page, name: string): Promise<void> {
    if (!PICTURES) return;
    await page.screenshot({ path: join(PICTURES, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
  }

  const shown = scenes.filter(({ repeated }) => CHECKS_ALL || !repeated);
  it.each(shown.map((scene, index) => [scene.name, scene, index] as const))(
    '%s',
    async (name, scene, index) => {
      const guest = await show(scene);
      const { page } = guest;
      await reads(page, ...(scene.texts ?? []));
      // Nothing is covered by the sticky bar.
      await page.evaluate(() => scrollTo(0, 0));
      await settled(page);
      const findings = (await shapeFindings(page)).filter((one) => one.startsWith('wider'));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
        for (const colorScheme of LOOKS) {
          const view = `${width} ${colorScheme}`;
          if (!CHECKS_ALL && view !== TURNS[index % TURNS.length]) continue;
          await page.emulateMedia({ colorScheme });
          findings.push(...(await axeFindings(page)).map((one) => `${view} ${one}`));
          await takePicture(page, `${name} ${view}`);
        }
        findings.push(...(await shapeFindings(page, minimumTarget)).map((one) => `${width} ${one}`));
      }
      expect(findings).toEqual([]);
      site.network.clearFaults();
      await scene.wayOut?.(guest, data);
    },
  );
}
