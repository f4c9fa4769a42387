import { CONSOLE_DESK_SCENES } from './console-desk-scenes';
import { LIST_SCENES } from './console-list-scenes';
import { CONSOLE_MONEY_SCENES } from './console-money-scenes';
import { demoScreenData } from './console-scene';
import { CONSOLE_SIGN_IN_SCENES } from './console-sign-in-scenes';
import { showConsoleScenes } from './show-scenes';

const SCENES = [...CONSOLE_SIGN_IN_SCENES, ...LIST_SCENES, ...CONSOLE_MONEY_SCENES, ...CONSOLE_DESK_SCENES];

describe('console lists and sign-in', () => showConsoleScenes(SCENES, demoScreenData, { SEED_DEMO: 'on' }));
