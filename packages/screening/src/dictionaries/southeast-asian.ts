/** Khmer consonants as names print them. Source: UNGEGN romanisation (1972), simplified. */
export const khmerConsonants =
  'ក:k ខ:kh គ:k ឃ:kh ង:ng ច:ch ឆ:ch ជ:ch ឈ:ch ញ:nh ដ:d ឋ:th ឌ:d ឍ:th ណ:n ត:t ថ:th ទ:t ធ:th ន:n ប:b ផ:ph ព:p ភ:ph ម:m យ:y រ:r ល:l វ:v ស:s ហ:h ឡ:l អ:';

export const khmerVowels = 'ា:a ិ:i ី:i ឹ:e ឺ:eu ុ:u ូ:ou ួ:uo ើ:eu ឿ:oeu ៀ:ie េ:e ែ:e ៃ:ai ោ:o ៅ:au ំ:am ះ:ah';

/** The vowels after consonants of the first and of the second series, which are spoken differently. Source: UNGEGN (1972). */
export const khmerVowelsBySeries = {
  first: 'ា:a ិ:e ី:ei ឹ:oe ឺ:oeu ុ:o ូ:ou ួ:uo ើ:aeu ឿ:oea ៀ:ie េ:e ែ:ae ៃ:ai ោ:ao ៅ:au ំ:am ះ:ah',
  second: 'ា:ea ិ:i ី:i ឹ:ue ឺ:eu ុ:u ូ:u ួ:uo ើ:eu ឿ:oea ៀ:ie េ:e ែ:ae ៃ:ey ោ:o ៅ:ov ំ:um ះ:eah',
} as const;

/** Thai consonants at the start of a syllable. Source: Royal Thai General System of Transcription (1999). */
export const thaiConsonants =
  'ก:k ข:kh ค:kh ฆ:kh ง:ng จ:ch ฉ:ch ช:ch ซ:s ฌ:ch ญ:y ฎ:d ฏ:t ฐ:th ฑ:th ฒ:th ณ:n ด:d ต:t ถ:th ท:th ธ:th น:n บ:b ป:p ผ:ph ฝ:f พ:ph ฟ:f ภ:ph ม:m ย:y ร:r ล:l ว:w ศ:s ษ:s ส:s ห:h ฬ:l อ: ฮ:h';

/** Consonants that Thai people often write otherwise in their own names, closer to the letters than to the sound. */
export const thaiPersonalConsonants = 'ข:k ค:k จ:j ผ:p พ:p ภ:p ท:t ธ:t ถ:t ฐ:t ว:v';
export const thaiPersonalFinals = 'r:r l:l';

/** The sounds of these consonants at the end of a word. */
export const thaiFinals = 'k:k kh:k ch:t d:t t:t th:t s:t b:p p:p ph:p f:p r:n l:n y:i';

export const thaiVowels = 'ะ:a ั:a า:a ำ:am ิ:i ี:i ึ:ue ื:ue ุ:u ู:u เ:e แ:ae โ:o ใ:ai ไ:ai ฤ:rue';
