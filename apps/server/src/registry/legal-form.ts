import { isLegalForm, type LegalFormCode } from '@dossier/domain/legal-forms';
import { readReference } from '../reference/read-reference.ts';

/** Data of a legal form by its ISO 20275 code. */
export interface ElfForm {
  readonly form: LegalFormCode;
  /** The form's name in its own country. */
  readonly name: string;
  readonly abbreviation: string;
}

let forms: ReadonlyMap<string, ElfForm> | undefined;

function elfForms(): ReadonlyMap<string, ElfForm> {
  forms ??= new Map(
    readReference('elf-forms.tsv').map(({ elf = '', form = '', name = '', abbreviation = '' }) => {
      if (!isLegalForm(form)) throw new Error(`elf-forms.tsv: ${elf} has the unknown form '${form}'`);
      return [elf, { form, name, abbreviation }];
    }),
  );
  return forms;
}

/**
 * Returns the nearest code for a legal form of a member state, with its local name. An unknown code, or GLEIF's 8888
 * and 9999 (unlisted, none), gives PR and the given name.
 */
export function formOfElf(elf: string, otherName = ''): ElfForm {
  return elfForms().get(elf.trim().toUpperCase()) ?? { form: 'PR', name: otherName.trim(), abbreviation: '' };
}
