/** The file is not one that the import reads. */
export class NotARegister extends Error {}
