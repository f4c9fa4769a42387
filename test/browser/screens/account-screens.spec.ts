import { ACCOUNT_SCENES } from './account-scenes';
import { showScenes } from './show-scenes';

describe('every account screen in every state', () => showScenes(ACCOUNT_SCENES));
