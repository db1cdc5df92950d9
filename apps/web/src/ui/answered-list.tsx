import { type ReactNode, useId } from 'react';
import { useFormat } from '#i18n/format.ts';

export interface AnsweredQuestion {
  asked: string;
  answer: string;
  /** A stored timestamp. */
  at: string;
  /** Whom or what it is about, where a list has several. */
  about?: ReactNode;
}

/** What was asked and answered, in the order given. */
export function AnsweredList({
  title,
  level = 'h3',
  answers,
}: {
  title: string;
  level?: 'h2' | 'h3';
  answers: readonly AnsweredQuestion[];
}) {
  const format = useFormat();
  const id = useId();
  const Heading = level;
  return (
    <section aria-labelledby={id} className="mt-3 text-13">
      <Heading id={id} className="mb-1 text-12 font-semibold text-ink-2">
        {title}
      </Heading>
      <ul className="flex flex-col gap-2">
        {answers.map((one) => (
          <li key={`${one.at} ${one.asked}`} className="[overflow-wrap:anywhere]">
            {one.about && <p className="font-medium">{one.about}</p>}
            <p className="text-ink-2">{one.asked}</p>
            <blockquote className="border-l-2 border-line-strong pl-3 whitespace-pre-line">{one.answer}</blockquote>
            <p className="text-12 text-ink-2">{format.date(one.at)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
