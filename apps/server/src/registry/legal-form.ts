import { isLegalForm, type LegalFormCode } from '@dossier/domain/legal-forms';
import { readReference } from '../reference/read-reference.ts';

/** What is known of a legal form by its ISO 20275 code. */
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
 * The nearest code of ours for a legal form of a member state, with the name that it has there.
 * An unknown code, or GLEIF's 8888 and 9999 (not in the list, none), gives PR and the name that came with it.
 */
export function formOfElf(elf: string, otherName = ''): ElfForm {
  return elfForms().get(elf.trim().toUpperCase()) ?? { form: 'PR', name: otherName.trim(), abbreviation: '' };
}
