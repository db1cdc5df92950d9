import { gatekeeperScreens } from './gatekeeper-screens.ts';
import { testScreens } from './live.ts';

testScreens('gatekeeper', gatekeeperScreens);
