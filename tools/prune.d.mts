export function prune(nodeModules: string): void;
