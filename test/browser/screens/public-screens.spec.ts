import { PUBLIC_SCENES } from './public-scenes';
import { showScenes } from './show-scenes';

describe('every public screen in every state', () => showScenes(PUBLIC_SCENES));
