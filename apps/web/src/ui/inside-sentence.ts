/** A title or a sentence as a part of another one: with a small first letter. */
export const insideSentence = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
