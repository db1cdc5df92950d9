/**
 * Arabic and Persian letters as consonants of the sound classes of `normalise/fold.ts`; vowels are seldom written, so none
 * are made up.
 * Source: the usual romanisations (BGN/PCGN), reduced to what survives in passports.
 */
export const arabicLetters: Readonly<Record<string, string>> = {
  ا: '', أ: '', إ: '', آ: '', ٱ: '', ء: '', ئ: '', ؤ: 'w', ب: 'b', ت: 't', ث: 't', ج: 'j', ح: 'h', خ: 'h', د: 'd', ذ: 'd', ر: 'r',
  ز: 'z', س: 's', ش: 's', ص: 's', ض: 'd', ط: 't', ظ: 'z', ع: '', غ: 'g', ف: 'f', ق: 'q', ك: 'k', ل: 'l', م: 'm', ن: 'n', ه: 'h',
  ة: 'h', و: 'w', ي: 'y', ى: '', پ: 'p', چ: 'c', ژ: 'j', گ: 'g', ک: 'k', ی: 'y', ڤ: 'v', ڭ: 'n', ټ: 't', ډ: 'd', ړ: 'r', ږ: 'j',
  ښ: 's', ګ: 'g', ڼ: 'n', ې: 'y', ۍ: 'y', ځ: 'z', څ: 's', ہ: 'h', ھ: 'h', ے: 'y', ں: 'n', ۀ: 'h', ۆ: 'w', ڕ: 'r', ڵ: 'l', ێ: 'y',
};

/** Greek letters that are one sound together; letter by letter they come out wrong. Longest first. */
export const greekDigraphs: readonly (readonly [RegExp, string])[] = [
  [/[ΑαΆά][υύΥΎ](?=[θκξπσςτφχψ\s]|$)/gu, 'af'],
  [/[ΑαΆά][υύΥΎ]/gu, 'av'],
  [/[ΕεΈέ][υύΥΎ](?=[θκξπσςτφχψ\s]|$)/gu, 'ef'],
  [/[ΕεΈέ][υύΥΎ]/gu, 'ev'],
  [/[ΟοΌό][υύΥΎ]/gu, 'ou'],
  [/[Μμ][Ππ]/gu, 'b'],
  [/[Νν][Ττ]/gu, 'd'],
  [/[Γγ][Γγ]/gu, 'ng'],
  [/[Γγ][Κκ]/gu, 'g'],
  [/[ΑαΆά][ιΙίΊ]/gu, 'e'],
  [/[ΕεΈέ][ιΙίΊ]/gu, 'i'],
  [/[ΟοΌό][ιΙίΊ]/gu, 'i'],
];

/** Cyrillic letters that are better heard otherwise than letter by letter. */
export const cyrillicLetters: Readonly<Record<string, string>> = {
  ё: 'yo', ъ: '', ь: '', Ё: 'Yo', Ъ: '', Ь: '', й: 'y', Й: 'Y', щ: 'shch', Щ: 'Shch', ї: 'yi', Ї: 'Yi', є: 'ye', Є: 'Ye', ў: 'u', Ў: 'U',
  х: 'kh', Х: 'Kh', ћ: 'c', Ћ: 'C', ђ: 'dj', Ђ: 'Dj', џ: 'dz', Џ: 'Dz', љ: 'lj', Љ: 'Lj', њ: 'nj', Њ: 'Nj', ј: 'j', Ј: 'J',
};
