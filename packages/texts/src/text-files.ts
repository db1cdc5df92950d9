import type { StoredTexts } from './files.gen.ts';

/** Text files with a `title`: it is also the name of the page in the sidebar and the breadcrumb. */
type TitledFiles = {
  [F in keyof StoredTexts]: StoredTexts[F] extends { title: string } ? F : never;
}[keyof StoredTexts];

/** Every text file by name, as `withPageNames` returns them. An unknown key is a compile error in web and server. */
export interface TextFiles extends Omit<StoredTexts, 'shell'> {
  shell: Omit<StoredTexts['shell'], 'nav'> & { nav: StoredTexts['shell']['nav'] & Record<TitledFiles, string> };
}

export type TextFile = keyof TextFiles;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: TextFiles;
    returnNull: false;
  }
}
