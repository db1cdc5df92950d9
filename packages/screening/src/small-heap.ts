import { setFlagsFromString } from 'node:v8';

// Garbage of a query is short-lived: a small young generation suffices, where the default would
// grow by a hundred megabytes.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--optimize-for-size');
