import { addDays } from '@dossier/domain/dates';
import { isolated } from '@dossier/domain/isolated';
import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { peopleToChoose } from '@dossier/domain/kyc-form/identity-choices';
import { interestText } from '@dossier/domain/kyc-form/lines/company-lines';
import { ownershipOf } from '@dossier/domain/kyc-form/ownership';
import { expiresSoonDays } from '@dossier/domain/limits';
import { displayName } from '@dossier/domain/subject';
import { useTranslation } from 'react-i18next';
import { isoToday, useFormat } from '#i18n/format.ts';
import { useAnswerFormat } from './answer-format.ts';
import { useAnswerGroups } from './answer-groups.ts';
import { useForm } from './form-context.ts';

export interface Brief {
  readonly text: string;
  /** Valid today, but expiring soon. */
  readonly isStale: boolean;
}

/** A section in one or two lines, for a person who gave these answers before. */
export function useSectionBrief(): (section: KycSection) => Brief {
  const { t } = useTranslation('kyc-form');
  const { form, kyc } = useForm();
  const groups = useAnswerGroups();
  const format = useAnswerFormat();
  const rows = (section: KycSection) => groups(section).flatMap(({ lines }) => lines);
  const expiring = useExpiring();
  const list = (parts: readonly string[]) => parts.map(isolated).join(', ');
  const own: Partial<Record<KycSection, () => string>> = {
    activities: () => {
      const [first, ...more] = rows('activities').filter(({ isBrief }) => isBrief);
      return more.length === 0
        ? (first?.value ?? '')
        : t('confirm.and-more', { first: first?.value, count: more.length });
    },
    ownership: () => {
      const owners = ownershipOf(kyc).people.filter(({ isUbo }) => isUbo === 'yes');
      // An owner's text contains commas, so each owner has a line.
      return owners
        .map((person) => `${isolated(person.name)} ${interestText(person, kyc.answers.ownership ?? {}, format)}`)
        .join('\n');
    },
    people: () => list((kyc.answers.people?.people ?? []).map((one) => displayName(one.firstName, one.lastName))),
    identity: () => {
      const count = peopleToChoose(kyc, form.type === 'business' ? ownershipOf(kyc) : undefined).length;
      return count === 0 ? t('confirm.identity-done') : t('confirm.identity', { count });
    },
  };
  return (section) => {
    const stale = expiring(section);
    if (stale) return { text: stale, isStale: true };
    const brief = () => list(rows(section).flatMap(({ isBrief, value }) => (isBrief ? [value] : [])));
    return { text: (own[section] ?? brief)(), isStale: false };
  };
}

/** The identity document that expires first, if soon. */
function useExpiring() {
  const { t } = useTranslation(['kyc-form', 'identity']);
  const format = useFormat();
  const { kyc } = useForm();
  return (section: KycSection): string | undefined => {
    const { people, individual } = kyc.answers;
    const bearers =
      section === 'people' ? (people?.people ?? []) : section === 'individual' && individual ? [individual] : [];
    const last = addDays(isoToday(), expiresSoonDays);
    const [first] = bearers
      .filter(({ identityExpiry = '' }) => identityExpiry !== '' && identityExpiry <= last)
      .sort((a, b) => (a.identityExpiry ?? '').localeCompare(b.identityExpiry ?? ''));
    if (!first?.identityExpiry) return undefined;
    return t('confirm.expires', {
      kind: t(`identity:kinds.${first.identityKind ?? 'passport'}`),
      name: displayName(first.firstName, first.lastName),
      date: format.date(first.identityExpiry),
    });
  };
}
