import { RENTING_SCENES } from './renting-scenes';
import { showScenes } from './show-scenes';

describe('every renting screen in every state', () => showScenes(RENTING_SCENES));
