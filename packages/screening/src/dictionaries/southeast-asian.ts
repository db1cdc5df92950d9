/** Khmer consonants as names print them. Source: UNGEGN romanisation (1972), simplified. */
export const khmerConsonants =
  'ក:k ខ:kh គ:k ឃ:kh ង:ng ច:ch ឆ:ch ជ:ch ឈ:ch ញ:nh ដ:d ឋ:th ឌ:d ឍ:th ណ:n ត:t ថ:th ទ:t ធ:th ន:n ប:b ផ:ph ព:p ភ:ph ម:m យ:y រ:r ល:l វ:v ស:s ហ:h ឡ:l អ:';

export const khmerVowels = 'ា:a ិ:i ី:i ឹ:e ឺ:eu ុ:u ូ:ou ួ:uo ើ:eu ឿ:oeu ៀ:ie េ:e ែ:e ៃ:ai ោ:o ៅ:au ំ:am ះ:ah';

/** Thai consonants at the start of a syllable. Source: Royal Thai General System of Transcription (1999). */
export const thaiConsonants =
  'ก:k ข:kh ค:kh ฆ:kh ง:ng จ:ch ฉ:ch ช:ch ซ:s ฌ:ch ญ:y ฎ:d ฏ:t ฐ:th ฑ:th ฒ:th ณ:n ด:d ต:t ถ:th ท:th ธ:th น:n บ:b ป:p ผ:ph ฝ:f พ:ph ฟ:f ภ:ph ม:m ย:y ร:r ล:l ว:w ศ:s ษ:s ส:s ห:h ฬ:l อ: ฮ:h';

/** The sounds of these consonants at the end of a word. */
export const thaiFinals = 'k:k kh:k ch:t d:t t:t th:t s:t b:p p:p ph:p f:p r:n l:n y:i';

export const thaiVowels = 'ะ:a ั:a า:a ำ:am ิ:i ี:i ึ:ue ื:ue ุ:u ู:u เ:e แ:ae โ:o ใ:ai ไ:ai ฤ:rue';
