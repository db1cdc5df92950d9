import { internScreens } from './intern-screens.ts';
import { testScreens } from './live.ts';

testScreens('intern', internScreens);
