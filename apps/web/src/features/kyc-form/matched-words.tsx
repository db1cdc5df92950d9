import { fold } from '@dossier/domain/fold';
import type { Language } from '@dossier/domain/languages';
import { sbiLanguageOf } from '@dossier/domain/sbi';
import { stemOf } from '@dossier/domain/word-stems';

interface MatchedWordsProps {
  text: string;
  query: string;
  language: Language;
}

/** Marks the words of a text that begin with a word of the query or are another form of it. */
export function MatchedWords({ text, query, language }: MatchedWordsProps) {
  const stem = (word: string) => stemOf(word, sbiLanguageOf(language));
  const wanted = (fold(query).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1);
  return (
    <>
      {text.split(/([\p{L}\p{N}]+)/u).map((part, at) => {
        const word = fold(part);
        const isMatch = wanted.some((one) => word.startsWith(one) || stem(word) === stem(one));
        // biome-ignore lint/suspicious/noArrayIndexKey: a part of a text has no other name than its place
        return isMatch ? <mark key={at}>{part}</mark> : part;
      })}
    </>
  );
}
