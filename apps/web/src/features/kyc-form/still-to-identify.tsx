import { peopleToChoose, selfId, type ToIdentify } from '@dossier/domain/kyc-form/identity-choices';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { peopleToIdentify } from '@dossier/domain/kyc-form/people-to-identify';
import { isContactPerson } from '@dossier/domain/kyc-form/questions';
import { useTranslation } from 'react-i18next';
import { useCountWord } from '#i18n/count-word.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { type ClientForm, kycOf } from './form-context.ts';
import { linkOf, type OwnersLink, statusOf, useStatusText } from './helper-links.ts';
import { SentLinkActions } from './sent-link-actions.tsx';
import { usePersonName } from './use-person-name.ts';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly isYou: boolean;
  /** What the person does next, or how they showed who they are. */
  readonly text: string;
  readonly isDone: boolean;
  readonly link: OwnersLink | undefined;
}

/** After sending: who still has to show who they are, how, and who contacts them. */
export function StillToIdentify({ form }: { form: ClientForm }) {
  const { t } = useTranslation('own-links');
  const countWord = useCountWord();
  const people = usePeople(form);
  const open = people.filter(({ isDone }) => !isDone);
  const [first] = open;
  // A colleague sees delegated sections only; a finished review expects no further person.
  if (people.length === 0 || form.delegatedBy !== null || form.clientStatus !== 'being-checked') return null;
  if (!first) return <p className="mt-6">{t('after.all')}</p>;
  const count = open.length;
  return (
    <section aria-labelledby="identify-title" className="mt-8">
      <h2 id="identify-title" className="text-20 font-semibold">
        {count === 1 && first.isYou ? t('after.title-you') : t('after.title', { count, number: countWord(count) })}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line-strong bg-surface">
        {people.map((person) => (
          <Row key={person.id} person={person} form={form} />
        ))}
      </ul>
      <p className="mt-2 text-14 text-ink-2">
        {t(form.type === 'individual' ? 'after.finished-you' : 'after.finished')}
      </p>
    </section>
  );
}

function Row({ person, form }: { person: Person; form: ClientForm }) {
  const { t } = useTranslation('own-links');
  const { name, isYou, text, isDone, link } = person;
  return (
    <li aria-label={name} className="p-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} tone="accent" />
        <p className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
          {isYou ? t('after.you', { name }) : name}
        </p>
        <Badge icon={isDone ? 'check' : 'clock'} tone={isDone ? 'ok' : 'warn'} isBare={isDone}>
          {t(isDone ? 'badges.given' : 'after.waiting')}
        </Badge>
      </div>
      <p className="mt-2 [overflow-wrap:anywhere] min-[360px]:pl-11">{text}</p>
      {link && !isDone && form.mayInvite && <SentLinkActions form={form} link={link} />}
    </li>
  );
}

/** Everyone who has to show who they are, those who did so included. */
function usePeople(form: ClientForm): Person[] {
  const { t } = useTranslation('own-links');
  const kyc = kycOf(form);
  const textOf = usePersonText(form);
  const nameOf = usePersonName(kyc.answers);
  const all = form.type === 'business' ? peopleToIdentify(kyc) : [];
  const verified = all.filter(({ id }) => form.verifiedPeople.includes(id));
  const isYou = (id: string) =>
    id === selfId || all.some((one) => one.id === id && isContactPerson(one, kyc.answers.contact));
  return [
    ...peopleToChoose(kyc, form.type === 'business' ? ownershipOf(kyc) : undefined).map((one) => {
      const person = { ...one, name: nameOf(one.id, one.name) };
      const link = linkOf(form, person.id);
      const isDone = Object.hasOwn(kyc.givenByLink ?? {}, person.id);
      return {
        id: person.id,
        name: person.name,
        isYou: isYou(person.id),
        text: textOf(person, link, isYou(person.id)),
        isDone,
        link,
      };
    }),
    ...verified.map((person) => ({
      id: person.id,
      name: nameOf(person.id, ''),
      isYou: isYou(person.id),
      text: t(isYou(person.id) ? 'after.verified-you' : 'after.verified'),
      isDone: true,
      link: undefined,
    })),
  ];
}

function usePersonText(form: ClientForm) {
  const { t } = useTranslation('own-links');
  const statusText = useStatusText();
  return (person: ToIdentify, link: OwnersLink | undefined, isYou: boolean): string => {
    if (link) {
      const status = statusOf(link);
      const more = status === 'sent' || status === 'shown' ? 'takes' : status === 'opened' ? 'goes-on' : undefined;
      return [statusText(link), more && t(`after.${more}`)].filter(Boolean).join(' ');
    }
    const choice = form.answers.identity?.choices?.[person.id];
    const facts = { org: form.org.name, name: person.name, email: choice?.email || person.email };
    if (!choice?.method) return t('after.nothing-chosen', facts);
    return t(isYou && choice.method === 'in_person' ? 'after.in_person-you' : `after.${choice.method}`, facts);
  };
}
