import { setFlagsFromString } from 'node:v8';

// Garbage of a query lives for a millisecond: a small nursery holds it, where the default would grow by a hundred megabytes.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--max-semi-space-size=4');
setFlagsFromString('--optimize-for-size');
