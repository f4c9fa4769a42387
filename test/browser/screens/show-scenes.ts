import { type Guest, reads, type Site, useSite } from '../../support/browser/site';
import type { ConsoleScene, ConsoleScreenData } from './console-scene';
import type { AnyScene, AnyScreenData, Scene } from './scene';
import { axeFindings, settled, shapeFindings } from './screen-checks';
import { screenData } from './screen-data';
import { phoneEmulation, PICTURES, takePicture } from './take-picture';

const LOOKS = ['light', 'dark'] as const;
/** Set for `npm run screenshots` and `npm run prove -- screens`, which check every scene at all widths and in both looks. */
const CHECKS_ALL = PICTURES !== undefined || process.env.PROVE === 'screens';
const WIDTHS = PICTURES ? [360, 768, 1280] : [360, 1280];
/** The narrowest screen that pages must fit without scrolling sideways. */
const NARROWEST = 320;

interface View {
  width: number;
  colorScheme: (typeof LOOKS)[number];
}

const ALL_VIEWS = WIDTHS.flatMap((width): View[] => LOOKS.map((colorScheme) => ({ width, colorScheme })));
/** Other runs alternate these views between scenes, because the checks take longer than the steps to the state. */
const TURNS: readonly View[][] = [
  [{ width: 360, colorScheme: 'dark' }],
  [{ width: 1280, colorScheme: 'light' }],
  [],
];

/** In pixels, for the console. Axe's minimum suffices on wide screens, because staff work there with a mouse. */
const MINIMUM_TARGET = 24;

export const showScenes = (scenes: readonly Scene[]): void =>
  showScenesOf(scenes, screenData, { SEED_DEMO: 'on' });

export const showConsoleScenes = (
  scenes: readonly ConsoleScene[],
  makeData: (site: Site) => Promise<ConsoleScreenData>,
  env: Record<string, string>,
): void => showScenesOf(scenes, makeData, env, MINIMUM_TARGET);

/**
 * Shows each scene on a real server, and checks its texts, the size of targets, the width, axe's rules and the way out.
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

  // Other runs show only the states of normal use. The specs of the pages and `npm run prove -- screens` show failures.
  const isUsual = ({ repeated, before, consoleErrors }: AnyScene<As, Data>): boolean =>
    !repeated && !before && !consoleErrors;
  const shown = scenes.filter((scene) => CHECKS_ALL || isUsual(scene));
  it.each(shown.map((scene, index) => [scene.name, scene, index] as const))(
    '%s',
    async (name, scene, index) => {
      const guest = await show(scene);
      const { page } = guest;
      await reads(page, ...(scene.texts ?? []));
      // Scrolls to the top, where the sticky bar covers no content.
      await page.evaluate(() => scrollTo(0, 0));
      await settled(page);
      const emulatePhone = PICTURES ? await phoneEmulation(page) : null;
      const findings = (await shapeFindings(page)).filter((one) => one.startsWith('wider'));
      for (const { width, colorScheme } of CHECKS_ALL ? ALL_VIEWS : TURNS[index % TURNS.length]!) {
        const view = `${width} ${colorScheme}`;
        await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
        await emulatePhone?.(width);
        await page.emulateMedia({ colorScheme });
        const target = width < 768 ? undefined : minimumTarget;
        const found = [...(await axeFindings(page)), ...(await shapeFindings(page, target))];
        findings.push(...found.map((one) => `${view} ${one}`));
        await takePicture(page, `${name} ${view}`);
      }
      expect(findings).toEqual([]);
      site.network.clearFaults();
      await scene.wayOut?.(guest, data);
    },
  );
}
