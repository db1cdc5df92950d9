import { type IdentityMethod, identityMethods } from '@dossier/domain/kyc-form/answers';
import { methodsByLink, peopleToChoose, selfId, type ToIdentify } from '@dossier/domain/kyc-form/identity-choices';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { peopleToIdentify } from '@dossier/domain/kyc-form/people-to-identify';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Banner } from '#ui/banner.tsx';
import { Empty } from '#ui/empty.tsx';
import type { IconName } from '#ui/icons.ts';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { PersonCard } from '#ui/person-card.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm, useSection } from './form-context.ts';
import { linkOf } from './helper-links.ts';
import { OwnLinkCard } from './own-link-card.tsx';
import { SectionFrame } from './section-frame.tsx';
import { usePersonName } from './use-person-name.ts';

const icons: Readonly<Record<IdentityMethod, IconName>> = {
  digital_identification: 'phone',
  video_call: 'video',
  in_person: 'pin',
};
/** Easiest way first. */
const methods = [...identityMethods].sort(
  (a, b) => Number(b === 'digital_identification') - Number(a === 'digital_identification'),
);

export function IdentitySection() {
  const { t } = useTranslation(['kyc-form', 'own-links']);
  const format = useFormat();
  const { form, kyc } = useForm();
  const isBusiness = form.type === 'business';
  const ownership = isBusiness ? ownershipOf(kyc) : undefined;
  const isOfBoard = !askedQuestions(kyc.answers['legal-entity']).owners;
  const nameOf = usePersonName(kyc.answers);
  const toDo = peopleToChoose(kyc, ownership).map((one) => ({ ...one, name: nameOf(one.id, one.name) }));
  const done = ownership
    ? peopleToIdentify(kyc, ownership).filter((person) => form.verifiedPeople.includes(person.id))
    : [];
  return (
    <SectionFrame
      section="identity"
      title={t(isBusiness ? 'own-links:title' : 'identity.title')}
      lead={
        ownership
          ? t(isOfBoard ? 'own-links:lead-board' : 'own-links:lead', {
              threshold: format.share(ownership.threshold.share),
            })
          : t('identity.lead-person')
      }
    >
      <div className="flex flex-col gap-3">
        {done.map((person) => (
          <PersonCard
            key={person.id}
            name={nameOf(person.id, '')}
            aside={
              <Badge icon="check" tone="ok" isBare>
                {t('identity.done')}
              </Badge>
            }
          />
        ))}
        {toDo.map((person) => (
          <ToDo key={person.id} person={person} />
        ))}
        {done.length === 0 && toDo.length === 0 && (
          <Empty title={t(isBusiness ? 'identity.none' : 'identity.all-done')}>
            {isBusiness && t(isOfBoard ? 'identity.none-body-board' : 'identity.none-body')}
          </Empty>
        )}
      </div>
      {toDo.length > 0 && <Banner tone="idle">{t(isBusiness ? 'identity.later' : 'identity.later-you')}</Banner>}
    </SectionFrame>
  );
}

/** By an own link, unless another way was chosen or the viewer may not send links. */
function ToDo({ person }: { person: ToIdentify }) {
  const { form } = useForm();
  const { values, error } = useSection('identity');
  const [isOther, setOther] = useState(false);
  const link = linkOf(form, person.id);
  const method = values.choices?.[person.id]?.method;
  const mayLink = form.type === 'business' && form.mayInvite;
  const choosesOther = !person.isByLink && (isOther || (method !== undefined && method !== 'digital_identification'));
  if (!link && (!mayLink || choosesOther)) return <Choice person={person} isByLink={person.isByLink} />;
  const path = `choices.${person.id}`;
  const chooseOther = () => {
    setOther(true);
    focusWhenLost(() => document.querySelector<HTMLElement>(`[name="${path}.method"]`));
  };
  return (
    <OwnLinkCard
      person={person}
      error={error(`${path}.link`) ?? error(`${path}.method`)}
      onOtherWay={person.isByLink ? undefined : chooseOther}
    />
  );
}

function Choice({ person, isByLink: needsLink }: { person: ToIdentify; isByLink: boolean }) {
  const { t } = useTranslation(['kyc-form', 'own-links', 'identity']);
  const { form } = useForm();
  const { values, change, error } = useSection('identity');
  const choices = values.choices ?? {};
  const choice = choices[person.id] ?? {};
  const set = (patch: typeof choice) => change({ choices: { ...choices, [person.id]: { ...choice, ...patch } } });
  const path = `choices.${person.id}`;
  const isSelf = person.id === selfId;
  const isByLink = choice.method !== undefined && methodsByLink.includes(choice.method);
  return (
    <article aria-label={person.name} className="rounded-lg border border-line-strong bg-surface p-4">
      <div className="mb-4 flex items-center gap-3">
        <Avatar name={person.name} tone="accent" />
        <h2 className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">{person.name}</h2>
        <Badge icon="alert" tone="warn">
          {t('identity.to-do')}
        </Badge>
      </div>
      {needsLink && <p className="text-ink-2">{t('own-links:owner-sends', { name: person.name })}</p>}
      <div className={needsLink ? 'hidden' : 'flex flex-col gap-6'}>
        <RadioGroup
          look="cards"
          label={isSelf ? t('identity.how-you') : t('identity.how', { name: person.name })}
          name={`${path}.method`}
          value={choice.method}
          onChange={(method) => set({ method })}
          options={methods.map((id) => ({
            id,
            label: t(`identity:methods.${id}`),
            hint: t(`identity.hints.${id}`, { org: form.org.name }),
            icon: icons[id],
          }))}
          error={error(`${path}.method`)}
        />
        {isByLink && (
          <TextField
            label={isSelf ? t('fields.email') : t('identity.email-of', { name: person.name })}
            hint={isSelf ? t('identity.email-hint-you') : t('identity.email-hint')}
            type="email"
            inputMode="email"
            name={`${path}.email`}
            value={choice.email ?? person.email}
            onChange={(email) => set({ email })}
            error={error(`${path}.email`)}
          />
        )}
      </div>
    </article>
  );
}
