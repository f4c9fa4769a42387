import { EMPTY_SCENES } from './console-list-scenes';
import { consoleWorld } from './console-scene';
import { showScenesOf } from './show-scenes';

describe('every list of a console that has just been set up', () =>
  showScenesOf(EMPTY_SCENES, consoleWorld, {}, 24));
