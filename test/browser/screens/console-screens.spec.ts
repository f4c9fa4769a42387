import { CONSOLE_DESK_SCENES } from './console-desk-scenes';
import { demoConsoleWorld } from './console-scene';
import { CONSOLE_SCENES } from './console-scenes';
import { CONSOLE_SIGN_IN_SCENES } from './console-sign-in-scenes';
import { showScenesOf } from './show-scenes';

/** In pixels, as axe requires: staff work with a mouse as well. */
const MINIMUM_TARGET = 24;

describe('every console screen in every state', () =>
  showScenesOf(
    [...CONSOLE_SIGN_IN_SCENES, ...CONSOLE_SCENES, ...CONSOLE_DESK_SCENES],
    demoConsoleWorld,
    { SEED_DEMO: 'on' },
    MINIMUM_TARGET,
  ));
