import { EMPTY_SCENES } from './console-list-scenes';
import { consoleScreenData } from './console-scene';
import { showConsoleScenes } from './show-scenes';

describe('console lists without rows', () => showConsoleScenes(EMPTY_SCENES, consoleScreenData, {}));
