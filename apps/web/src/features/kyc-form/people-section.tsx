import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { isPersonOpen } from '@dossier/domain/kyc-form/editable';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { standInOf } from '@dossier/domain/kyc-form/people-to-identify';
import { askedQuestions } from '@dossier/domain/kyc-form/questions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountWord } from '#i18n/count-word.ts';
import { useFormat } from '#i18n/format.ts';
import { Icon } from '#ui/icon.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useForm, useSection } from './form-context.ts';
import { FormPersonCard } from './form-person-card.tsx';
import { newAnswerId } from './ids.ts';
import { useSectionIssues } from './issues.ts';
import { useMissingPeople } from './missing-answers.ts';
import { isBlank, withOwners } from './people.ts';
import { RemovalLine } from './removal-line.tsx';
import { withRemovals } from './removals.ts';
import { SectionFrame } from './section-frame.tsx';
import { TermHelp } from './term-help.tsx';
import { useRemovals } from './use-removals.ts';

export function PeopleFormSection() {
  const { t } = useTranslation(['kyc-form', 'form-check', 'common']);
  const format = useFormat();
  const countWord = useCountWord();
  const missingPeople = useMissingPeople();
  const { form, kyc, links, store } = useForm();
  const { values, change, isOpen } = useSection('people');
  const { issues } = useSectionIssues('people');
  const removals = useRemovals();
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
  const add = (answers: Omit<PersonAnswers, 'id'> = {}) => {
    const id = newAnswerId();
    isAdding.current = true;
    change({ people: [...people, { id, ...answers }] });
    links.go(links.step('people', id));
  };
  const remove = (person: PersonAnswers, name: string) => {
    const at = people.indexOf(person);
    change({ people: people.filter((one) => one.id !== person.id) });
    const undo = () =>
      store.change('people', { people: (store.get().answers.people?.people ?? []).toSpliced(at, 0, person) });
    removals.add({
      list: 'people',
      at,
      title: t('common:undo.removed', { name }),
      undo,
      element: personId(person),
      rest: 'ubo',
    });
  };
  const standIn = standInOf(kyc, ownership);
  const isSoleTrader = askedQuestions(kyc.answers['legal-entity']).standIn === undefined;
  const ownerText = ownership.threshold.orMore ? 'or-more' : 'owners';
  const leadText = isSoleTrader ? 'sole-owner' : (standIn ?? ownerText);
  const needText = isSoleTrader ? 'sole-owner' : (standIn ?? 'ubo');
  const threshold = format.share(ownership.threshold.share);
  return (
    <SectionFrame
      section="people"
      isOpen={isOpen || people.some((person) => isPersonOpen(form.editable, person.id))}
      title={t('people.title')}
      lead={t(`people.leads.${leadText}`, { threshold })}
      {...(missing.people > 0 && {
        summary: {
          title: t('form-check:people-title', { count: missing.people, number: countWord(missing.people) }),
          errors: missing.errors,
        },
      })}
    >
      <div className="flex flex-col gap-3" id="ubo" tabIndex={-1}>
        {withRemovals(people, removals.of('people')).map((row) =>
          'item' in row ? (
            <div key={row.item.id} id={personId(row.item)} tabIndex={-1}>
              <FormPersonCard
                person={row.item}
                at={people.indexOf(row.item)}
                onRemove={(name) => remove(row.item, name)}
              />
            </div>
          ) : (
            <RemovalLine key={row.removal.id} removal={row.removal} removals={removals} />
          ),
        )}
        {isOpen && standIn && (
          <PlainButton icon="user-plus" isBlock onPress={() => add({ isStandIn: true })}>
            {t(`people.add-${standIn}`)}
          </PlainButton>
        )}
        {isOpen && (
          <PlainButton icon="user-plus" isBlock onPress={() => add()}>
            {t('people.add')}
          </PlainButton>
        )}
      </div>
      <Needs ubo={t(`people.need-${needText}`, { threshold })} />
    </SectionFrame>
  );
}

const personId = ({ id }: PersonAnswers) => `person-${id}`;

/** Which people are needed at least. `ubo`: who counts as beneficial owner here. */
function Needs({ ubo }: { ubo: string }) {
  const { t } = useTranslation('kyc-form');
  const { issues, isKnown } = useSectionIssues('people');
  const isGiven = (list: string) => isKnown && !issues.some(({ path }) => path === list || path.startsWith(`${list}.`));
  return (
    <section id="representative" tabIndex={-1}>
      <h2 className="font-semibold">{t('people.at-least')}</h2>
      <ul className="mt-2 flex flex-col gap-2">
        <Need isMet={isGiven('ubo')}>{ubo}</Need>
        <Need isMet={isGiven('representative')}>{t('people.need-representative')}</Need>
      </ul>
      <div className="mt-2 flex flex-col">
        <TermHelp term="ubo" />
        <TermHelp term="representative" />
      </div>
    </section>
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
