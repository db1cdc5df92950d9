export interface LockPackage {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
}
export interface Lock {
  packages?: Record<string, LockPackage>;
}
export const root: string;
export const programEnv: NodeJS.ProcessEnv;
export function giveUp(sentence: string): never;
export function findNode(): string;
export function bootstrap(options?: { build?: boolean; dev?: boolean; meanwhile?: string }): Promise<void>;
export function isInstalled(lock: Lock, installed: Lock, options?: { dev?: boolean }): boolean;
export function whyInstallFailed(result: { stderr?: string; error?: { code?: string } }): string;
export function isWebStale(folder: string): boolean;
