export type { Views } from './contracts.ts';
