import type { ViewAnswer } from '#api/views.ts';

export type ClientImport = ViewAnswer<'client-import'>;
export type ImportStep = 'columns' | 'check' | 'import';
/** Opens another step; `replace` when only the address of this one changes. */
export type GoToStep = (to: { open?: string | undefined; step?: ImportStep | undefined }, replace?: boolean) => void;
