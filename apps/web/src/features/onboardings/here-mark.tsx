import { useTranslation } from 'react-i18next';
import type { Colleague } from '#api/presence.ts';
import { useFormat } from '#i18n/format.ts';

interface HereMarkProps {
  people: readonly Colleague[] | undefined;
  className?: string;
}

/** Colleagues who have the onboarding of a row open now; nothing when there is none. */
export function HereMark({ people = [], className = '' }: HereMarkProps) {
  return people.length === 0 ? null : <Here people={people} className={className} />;
}

function Here({ people, className }: { people: readonly Colleague[]; className: string }) {
  const { t } = useTranslation('presence');
  const { locale } = useFormat();
  const names = new Intl.ListFormat(locale).format(people.map(({ name }) => name));
  const text = t('row', { count: people.length, names });
  return (
    <span className={`flex min-w-0 items-center gap-1.5 text-12 text-ink-2 ${className}`} title={text}>
      <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-ok-solid forced-colors:bg-[Highlight]" />
      <span className="truncate">{text}</span>
    </span>
  );
}
