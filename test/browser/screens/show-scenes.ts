import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { useSite } from '../../support/site';
import type { Scene, ScenesWorld } from './scene';
import { axeFindings, shapeFindings } from './screen-checks';
import { scenesWorld } from './world';

const LOOKS = ['light', 'dark'] as const;
/** Where `npm run screenshots` wants the pictures; without it none are made. */
const PICTURES = process.env['SCREENSHOTS'];
const WIDTHS = PICTURES ? [360, 768, 1280] : [360, 1280];

/**
 * Shows each scene on a real server with the demo's data, and looks at it: axe, room for fingers, nothing wider than
 * the screen. States come about by what people and lines really do.
 */
export function showScenes(scenes: readonly Scene[]): void {
  const site = useSite({ SEED_DEMO: 'on' });
  let world: ScenesWorld;
  beforeAll(async () => {
    world = await scenesWorld(site);
    if (PICTURES) mkdirSync(PICTURES, { recursive: true });
  });

  async function show(scene: Scene): ReturnType<typeof site.open> {
    const session = await scene.session?.(world);
    await scene.before?.(world);
    if (scene.complaints) site.expectComplaints(scene.complaints);
    const guest = await site.open(typeof scene.path === 'string' ? scene.path : scene.path(world), {
      ...(scene.as && { cookies: { token: world.account[scene.as] } }),
      ...(session && { session }),
      viewport: { width: 360, height: 740 },
    });
    await guest.page.emulateMedia({ reducedMotion: 'reduce' });
    await scene.then(guest, world);
    return guest;
  }

  it.each(scenes.map((scene) => [scene.name, scene] as const))('%s', async (name, scene) => {
    const { page } = await show(scene);
    // Nothing lies under the bar that stays at the top.
    await page.evaluate(() => scrollTo(0, 0));
    const findings: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
      for (const colorScheme of LOOKS) {
        await page.emulateMedia({ colorScheme });
        const found = [...(await axeFindings(page)), ...(await shapeFindings(page))];
        findings.push(...found.map((one) => `${width} ${colorScheme} ${one}`));
        if (PICTURES) {
          const file = `${name.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`;
          await page.screenshot({ path: join(PICTURES, file), fullPage: true });
        }
      }
    }
    // The narrowest screen that pages must fit without scrolling sideways.
    await page.setViewportSize({ width: 320, height: 640 });
    findings.push(...(await shapeFindings(page)).filter((one) => one.startsWith('wider')));
    expect(findings).toEqual([]);
  });
}
