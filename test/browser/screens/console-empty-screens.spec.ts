import { EMPTY_SCENES } from './console-list-scenes';
import { consoleWorld } from './console-scene';
import { showConsoleScenes } from './show-scenes';

describe('console lists without rows', () => showConsoleScenes(EMPTY_SCENES, consoleWorld, {}));
