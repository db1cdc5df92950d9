import type { Check } from '@dossier/domain/checks';
import type { DocumentKind } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { type EntityFile, useEntityLinks } from './entity-context.ts';

export type Blocker = EntityFile['blockers'][number];

const icons: Readonly<Record<Check, IconName>> = {
  registration: 'building',
  activities: 'flag',
  ownership: 'nodes',
  people: 'users',
  funds: 'euro',
  documents: 'file',
  identity: 'id',
  company_screening: 'search-check',
  person_screening: 'search-check',
};

/** Ordered by impact: a hit can end the onboarding, documents complete several checks. */
const order: readonly Blocker['code'][] = ['hit-open', 'screening-failed', 'document-pending', 'correction-open'];
export const weightOf = ({ code }: Blocker) => (order.includes(code) ? order.indexOf(code) : order.length);

export const beginnings: Partial<Record<Blocker['code'], 'complete.start-hits' | 'complete.start-documents'>> = {
  'hit-open': 'complete.start-hits',
  'document-pending': 'complete.start-documents',
};

/** The page where each of them is resolved. */
export function usePlaceOf(entity: EntityFile): (blocker: Blocker) => string {
  const links = useEntityLinks();
  const pending = entity.documents.open && entity.documents.value.find((row) => row.verification === 'pending');
  return ({ check, code }) => {
    const isScreening = code === 'hit-open' || check === 'company_screening' || check === 'person_screening';
    if (isScreening) return links.tab('screening');
    if (code === 'document-pending' && pending) return links.document(pending.doc);
    return check === 'documents' ? links.tab('documents') : `${links.tab('overview')}#${check ?? 'corrections'}`;
  };
}

interface BlockerRowProps {
  blocker: Blocker;
  entity: EntityFile;
  href: string;
  onClose: () => void;
}

/** One blocker, with a link to its page. */
export function BlockerRow({ blocker, entity, href, onClose }: BlockerRowProps) {
  const { t } = useTranslation(['entity', 'checks']);
  const { check, code, count } = blocker;
  const detail = useDetail(entity, blocker);
  const name = check ? t(`checks:${check}`) : '';
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 text-13 last:border-b-0">
      <Icon
        name={check ? icons[check] : code === 'hit-open' ? 'search-check' : 'mail'}
        className="mt-0.5 self-start text-warn-ink"
      />
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{t(`blocker.${code}`, { check: name, count })}</span>
        {detail && <span className="block">{detail}</span>}
      </span>
      <LinkButton size="sm" href={href} onPress={onClose}>
        {t(code === 'hit-open' ? 'complete.decide' : code === 'document-pending' ? 'complete.review' : 'complete.view')}
      </LinkButton>
    </li>
  );
}

const maxNamed = 4;

/** Their names: the unverified documents, the people who were not identified. */
function useDetail({ documents, identities, identityPeople }: EntityFile, { code, check }: Blocker): string {
  const { t } = useTranslation(['entity', 'document-kinds']);
  const list = (names: readonly string[]) => {
    const shown = names.slice(0, maxNamed).join(', ');
    return names.length > maxNamed
      ? t('entity:complete.and-more', { names: shown, count: names.length - maxNamed })
      : shown;
  };
  if (code === 'document-pending' && documents.open) {
    const waiting = documents.value.filter(({ verification }) => verification === 'pending');
    return list([...new Set(waiting.map(({ kind }) => t(`document-kinds:${kind as DocumentKind}`)))]);
  }
  if (check !== 'identity') return '';
  const done = new Set(identities.filter(({ result }) => result === 'verified').map(({ person }) => person));
  return list(identityPeople.filter(({ id, required }) => required && !done.has(id)).map(({ name }) => name));
}
