import { clientScreens } from './client-screens.ts';
import { testScreens } from './live.ts';

testScreens('client', clientScreens);
