import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Guest, type Site, useSite } from '../../support/browser/site';
import type { AnyScene, AnyWorld, Scene } from './scene';
import { axeFindings, settled, shapeFindings } from './screen-checks';
import { scenesWorld } from './world';

const LOOKS = ['light', 'dark'] as const;
/** The folder for the pictures of `npm run screenshots`; without it none are made. */
const PICTURES = process.env['SCREENSHOTS'];
/** `npm run screenshots` and `npm run prove -- screens` show every scene in both looks, other runs each width in one. */
const SHOWS_ALL = PICTURES !== undefined || process.env.PROVE === 'screens';
const WIDTHS = PICTURES ? [360, 768, 1280] : [360, 1280];
/** The narrowest screen that pages must fit without scrolling sideways. */
const NARROWEST = 320;

export const showScenes = (scenes: readonly Scene[]): void =>
  showScenesOf(scenes, scenesWorld, { SEED_DEMO: 'on' });

/**
 * Shows each scene on a real server, and checks it: axe, the size of targets, nothing wider than the screen.
 * Every state is reached by the actions of people or the behaviour of the network.
 */
export function showScenesOf<As extends string, World extends AnyWorld<As>>(
  scenes: readonly AnyScene<As, World>[],
  makeWorld: (site: Site) => Promise<World>,
  env: Record<string, string>,
  minimumTarget?: number,
): void {
  const site = useSite(env);
  let world: World;
  beforeAll(async () => {
    world = await makeWorld(site);
    if (PICTURES) mkdirSync(PICTURES, { recursive: true });
  });

  async function show(scene: AnyScene<As, World>): Promise<Guest> {
    const session = await scene.session?.(world);
    const path = typeof scene.path === 'string' ? scene.path : await scene.path(world);
    await scene.before?.(world);
    if (scene.complaints) site.expectComplaints(scene.complaints);
    const cookies = {
      ...(scene.as && world.cookiesOf(scene.as)),
      ...(scene.hindi && { language: 'hi' }),
    };
    const guest = await site.open(path, {
      cookies,
      ...(session && { session }),
      viewport: { width: NARROWEST, height: 740 },
      reducedMotion: true,
    });
    await scene.then(guest, world);
    return guest;
  }

  async function takePicture(page: Page, name: string): Promise<void> {
    if (!PICTURES) return;
    await page.screenshot({ path: join(PICTURES, `${name.replace(/\W+/g, '-')}.png`), fullPage: true });
  }

  const shown = scenes.filter(({ repeated }) => SHOWS_ALL || !repeated);
  it.each(shown.map((scene) => [scene.name, scene] as const))('%s', async (name, scene) => {
    const { page } = await show(scene);
    // Nothing is covered by the sticky bar.
    await page.evaluate(() => scrollTo(0, 0));
    await settled(page);
    const findings = (await shapeFindings(page)).filter((one) => one.startsWith('wider'));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      for (const colorScheme of LOOKS) {
        if (!SHOWS_ALL && (width === 360) !== (colorScheme === 'dark')) continue;
        await page.emulateMedia({ colorScheme });
        const found = [...(await axeFindings(page)), ...(await shapeFindings(page, minimumTarget))];
        findings.push(...found.map((one) => `${width} ${colorScheme} ${one}`));
        await takePicture(page, `${name} ${width} ${colorScheme}`);
      }
    }
    expect(findings).toEqual([]);
  });
}
