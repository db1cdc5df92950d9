import type { PersonAnswers } from '@dossier/domain/kyc-form/answers';
import { isPersonOpen } from '@dossier/domain/kyc-form/editable';
import { rolesText } from '@dossier/domain/kyc-form/lines/roles-text';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { PersonCard } from '#ui/person-card.tsx';
import { TextButton } from '#ui/text-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useAnswerFormat } from './answer-format.ts';
import { useForm, useSection } from './form-context.ts';
import { joinNames, useIssueNames } from './issue-names.ts';
import { useIssueText } from './issue-text.ts';
import { useSectionIssues } from './issues.ts';
import { usePersonName } from './use-person-name.ts';

interface Props {
  readonly person: PersonAnswers;
  /** Position among the people. */
  readonly at: number;
  readonly onRemove: (name: string) => void;
}

/** A person of the form: roles, what is missing, and the links to change or remove them. */
export function FormPersonCard({ person, at, onRemove }: Props) {
  const { t, i18n } = useTranslation(['kyc-form', 'form-check']);
  const { form, kyc, links } = useForm();
  const { isOpen } = useSection('people');
  const { issues, isKnown, isShown } = useSectionIssues('people');
  const format = useAnswerFormat(false);
  const text = useIssueText();
  const names = useIssueNames();
  const name = usePersonName(kyc.answers)(person.id, t('people.no-name'));
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
          isKnown && (
            <Badge icon={count > 0 ? 'circle-dashed' : 'check'} tone={count > 0 ? 'idle' : 'ok'} isBare>
              {t(count > 0 ? 'to-do' : 'complete')}
            </Badge>
          )
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
            <TextButton onPress={() => onRemove(name)} aria-label={t('remove-name', { name })}>
              {t('remove')}
            </TextButton>
          )}
        </>
      }
    />
  );
}
