/** Version of the matching algorithm; changes when it would find other entries, or normalises names otherwise. */
export const algorithm = 'dossier-11';

/** File name of the index of a load. An index that another algorithm saved is never read: it would miss names. */
export const indexFileName = (load: string): string => `${load}.${algorithm}.index`;
