import type { Reader } from '../collections/rows.ts';

/** The desk's name on sign-in pages, in mails, in reports and in authenticator apps. */
export const nameOfDesk = (desk: { readonly name: string } | undefined): string => desk?.name || 'Dossier';

/** Reads the desk's name. */
export const deskName = async (records: Reader): Promise<string> => nameOfDesk(await records.first('desk', ''));
