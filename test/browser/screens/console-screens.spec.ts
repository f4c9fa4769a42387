import { demoConsoleWorld } from './console-scene';
import { CONSOLE_SCENES } from './console-scenes';
import { DOOR_SCENES } from './door-scenes';
import { showScenesOf } from './show-scenes';

/** What axe asks for; staff work with a mouse as well. */
const FINGER = 24;

describe('every console screen in every state', () =>
  showScenesOf([...DOOR_SCENES, ...CONSOLE_SCENES], demoConsoleWorld, { SEED_DEMO: 'on' }, FINGER));
