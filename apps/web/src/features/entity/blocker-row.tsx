import type { Check } from '@dossier/domain/checks';
import type { TextFiles } from '@dossier/texts/text-files';
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

/** What clears most comes first: a hit can end it all, documents settle several checks. */
const order: readonly Blocker['code'][] = ['hit-open', 'screening-failed', 'document-pending', 'correction-open'];
export const weightOf = ({ code }: Blocker) => (order.includes(code) ? order.indexOf(code) : order.length);

export const startWords: Partial<Record<Blocker['code'], 'complete.start-hits' | 'complete.start-documents'>> = {
  'hit-open': 'complete.start-hits',
  'document-pending': 'complete.start-documents',
};

/** Where each of them is settled. */
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

/** One thing that stands in the way, with the way to it. */
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
        {t(code === 'hit-open' ? 'complete.decide' : code === 'document-pending' ? 'complete.review' : 'complete.look')}
      </LinkButton>
    </li>
  );
}

const mostNamed = 4;

/** Which ones, by name: the documents that wait, the people who were not identified. */
function useDetail({ documents, identities, identityPeople }: EntityFile, { code, check }: Blocker): string {
  const { t } = useTranslation(['entity', 'document-kinds']);
  const list = (names: readonly string[]) => {
    const shown = names.slice(0, mostNamed).join(', ');
    return names.length > mostNamed
      ? t('entity:complete.and-more', { names: shown, count: names.length - mostNamed })
      : shown;
  };
  if (code === 'document-pending' && documents.open) {
    const waiting = documents.value.filter(({ verification }) => verification === 'pending');
    return list([
      ...new Set(waiting.map(({ kind }) => t(`document-kinds:${kind as keyof TextFiles['document-kinds']}`))),
    ]);
  }
  if (check !== 'identity') return '';
  const done = new Set(identities.filter(({ result }) => result === 'verified').map(({ person }) => person));
  return list(identityPeople.filter(({ id, required }) => required && !done.has(id)).map(({ name }) => name));
}
