import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { isPersonOpen } from '@dossier/domain/kyc-form/editable';
import { rolesText } from '@dossier/domain/kyc-form/lines/person-lines';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import { displayName } from '@dossier/domain/subject';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountWord } from '#i18n/count-word.ts';
import { useFormat } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { PersonCard } from '#ui/person-card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useAnswerFormat } from './answer-groups.ts';
import { useForm, useSection } from './form-context.ts';
import { newAnswerId } from './ids.ts';
import { joinNames, useIssueNames } from './issue-names.ts';
import { useIssueText } from './issue-text.ts';
import { useMissingPeople } from './missing-answers.ts';
import { isBlank, withOwners } from './people.ts';
import { SectionFrame } from './section-frame.tsx';

export function PeopleFormSection() {
  const { t } = useTranslation(['kyc-form', 'form-check']);
  const format = useFormat();
  const countWord = useCountWord();
  const missingPeople = useMissingPeople();
  const { form, kyc, links } = useForm();
  const { values, change, isOpen, issues } = useSection('people');
  const missing = missingPeople(issues);
  const ownership = ownershipOf(kyc);
  const people = values.people ?? [];
  // From clicking Add until the new person's page opens.
  const isAdding = useRef(false);
  const said = people.filter((person) => !isBlank(person, form.documents));
  const joined = withOwners(said, kyc.answers.ownership, ownership) ?? (said.length < people.length ? said : undefined);
  useEffect(() => {
    // Beneficial owners by the earlier answers are listed automatically; people added by mistake are removed.
    if (isOpen && joined && !isAdding.current) change({ people: joined });
  });
  const add = () => {
    const id = newAnswerId();
    isAdding.current = true;
    change({ people: [...people, { id }] });
    links.go(links.step('people', id));
  };
  const threshold = format.share(ownership.threshold.share);
  const hasOwners = askedQuestions(kyc.answers['legal-entity']).owners;
  const needStandIn = hasOwners ? 'people.need-director' : 'people.need-board';
  const needUbo =
    ownership.standInNeeded && (!hasOwners || !!kyc.answers.ownership?.nobodyReason?.trim())
      ? needStandIn
      : 'people.need-ubo';
  return (
    <SectionFrame
      section="people"
      isOpen={isOpen || people.some((person) => isPersonOpen(form.editable, person.id))}
      title={t('people.title')}
      lead={t(ownership.threshold.orMore ? 'people.lead-or-more' : 'people.lead', { threshold })}
      {...(missing.people > 0 && {
        summary: {
          title: t('form-check:people-title', { count: missing.people, number: countWord(missing.people) }),
          errors: missing.errors,
        },
      })}
    >
      <div className="flex flex-col gap-3" id="ubo" tabIndex={-1}>
        {people.map((person, at) => (
          <Card
            key={person.id}
            person={person}
            at={at}
            onRemove={() => change({ people: people.filter((one) => one.id !== person.id) })}
          />
        ))}
        {isOpen && (
          <Button icon="user-plus" isBlock onPress={add}>
            {t('people.add')}
          </Button>
        )}
      </div>
      <section id="representative" tabIndex={-1}>
        <h2 className="font-semibold">{t('people.at-least')}</h2>
        <ul className="mt-2 flex flex-col gap-2">
          <Need isMet={!issues.some(({ path }) => path === 'ubo' || path.startsWith('ubo.'))}>
            {t(needUbo, { threshold })}
          </Need>
          <Need isMet={!issues.some(({ path }) => path === 'representative')}>{t('people.need-representative')}</Need>
        </ul>
      </section>
    </SectionFrame>
  );
}

function Need({ isMet, children }: { isMet: boolean; children: string }) {
  const { t } = useTranslation('kyc-form');
  return (
    <li className="flex gap-2">
      <Icon
        name={isMet ? 'check-circle' : 'circle-dashed'}
        label={t(isMet ? 'people.met' : 'people.not-met')}
        className={`mt-1 flex-none ${isMet ? 'text-ok-ink' : 'text-ink-2'}`}
      />
      <span>{children}</span>
    </li>
  );
}

function Card({ person, at, onRemove }: { person: PersonAnswers; at: number; onRemove: () => void }) {
  const { t, i18n } = useTranslation(['kyc-form', 'form-check']);
  const { form, kyc, links } = useForm();
  const { isOpen, issues, isShown } = useSection('people');
  const format = useAnswerFormat();
  const text = useIssueText();
  const names = useIssueNames();
  const name = displayName(person.firstName, person.lastName) || t('people.no-name');
  const own = issues.filter(({ path }) => path.startsWith(`people.${at}.`));
  const count = own.length;
  const isRed = isShown && count > 0;
  const what = own.map((issue) => names(issue) ?? text(issue));
  const ownership = ownershipOf(kyc);
  const isOwner = ownership.people.some((one) => one.id === person.id && one.isUbo === 'yes');
  return (
    <PersonCard
      name={name}
      isInvalid={isRed}
      detail={
        <>
          {rolesText(person, ownership, format)}
          {isRed && (
            <span className="mt-2 flex gap-1.5 font-medium text-bad-ink">
              <Icon name="octagon" className="mt-0.5 flex-none" />
              {joinNames(what, i18n.language)}
            </span>
          )}
        </>
      }
      aside={
        isRed ? (
          <Badge icon="octagon" tone="bad">
            {t('form-check:missing', { count })}
          </Badge>
        ) : (
          <Badge icon={count > 0 ? 'circle-dashed' : 'check'} tone={count > 0 ? 'idle' : 'ok'} isBare>
            {t(count > 0 ? 'to-do' : 'complete')}
          </Badge>
        )
      }
      actions={
        <>
          {isPersonOpen(form.editable, person.id) && (
            <TextLink
              href={links.step('people', person.id)}
              aria-label={isRed ? `${t('form-check:add-now', { count })}: ${name}` : t('change-name', { name })}
            >
              {isRed ? t('form-check:add-now', { count }) : t('change')}
            </TextLink>
          )}
          {isOpen && !isOwner && (
            <TextLink onPress={onRemove} aria-label={t('remove-name', { name })}>
              {t('remove')}
            </TextLink>
          )}
        </>
      }
    />
  );
}
