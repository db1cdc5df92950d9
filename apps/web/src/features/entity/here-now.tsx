import { type Check, checks } from '@dossier/domain/checks';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Colleague, useColleagues } from '#api/presence.ts';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { RailPart } from '#ui/rail-part.tsx';
import { useEntityPlace } from './entity-context.ts';

/** Avatars that are shown before the rest is counted. */
const mostAvatars = 3;
/** Screen readers are informed at most once in this time. Unit: milliseconds. */
const sayEveryMs = 60_000;

/** Who else has the onboarding open, next to its name. */
export function HereNow() {
  const { t } = useTranslation('presence');
  const format = useFormat();
  const people = useColleagues(useEntityPlace().entity.request.id);
  const names = new Intl.ListFormat(format.locale, { type: 'unit' }).format(people.map(({ name }) => name));
  return (
    <>
      <Announcement text={people.length === 0 ? '' : t('now', { names })} />
      {people.length > 0 && (
        <span className="flex min-w-0 items-center gap-2 text-13 text-ink-2">
          <span className="flex -space-x-1">
            {people.slice(0, mostAvatars).map(({ person, name }) => (
              <span key={person} className="relative rounded-full ring-2 ring-canvas">
                <Avatar name={name} />
                <Dot className="absolute -right-0.5 -bottom-0.5 ring-2 ring-canvas" />
              </span>
            ))}
          </span>
          <span className="min-w-0 truncate">{names}</span>
        </span>
      )}
    </>
  );
}

const Dot = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`size-2 rounded-full bg-ok-solid forced-colors:bg-[Highlight] ${className}`} />
);

/** A status region that changes once a minute at most. */
function Announcement({ text }: { text: string }) {
  const [said, say] = useState('');
  const saidAt = useRef(0);
  useEffect(() => {
    if (text === said) return undefined;
    const wait = Math.max(0, saidAt.current + sayEveryMs - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      say(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}

/** The same in the side column, with what each of them has open. */
export function HereNowPart() {
  const { t } = useTranslation('presence');
  const partText = usePartText();
  const people = useColleagues(useEntityPlace().entity.request.id);
  if (people.length === 0) return null;
  return (
    <RailPart title={t('title')}>
      <ul className="text-13">
        {people.map((one) => (
          <li key={one.person} className="flex min-h-8 items-center gap-2">
            <Avatar name={one.name} />
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <span className="text-12 text-ink-2">{partText(one)}</span>
          </li>
        ))}
      </ul>
    </RailPart>
  );
}

const isCheck = (part: Colleague['part']): part is Check => (checks as readonly string[]).includes(part);

function usePartText() {
  const { t } = useTranslation(['presence', 'checks']);
  return ({ part, isEditing }: Colleague): string => {
    const name = isCheck(part) ? t(`checks:${part}`) : t(`presence:parts.${part}`);
    return t(isEditing ? 'presence:editing' : 'presence:reading', { part: name });
  };
}
