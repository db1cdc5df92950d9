export type { Workflows } from './contracts.ts';
