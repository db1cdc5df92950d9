import { documentLabel } from '@dossier/domain/documents';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#portals/portal.ts';
import { Icon } from '#ui/icon.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type EntityFile, shownOnboarding } from './entity-context.ts';

type Question = NonNullable<EntityFile['question']>;

/** Documents that the institution added after a question and not later than its answer. */
export function addedSince({ askedAt, answeredAt }: Question, { ownDocuments }: EntityFile) {
  return ownDocuments.filter(({ uploadedAt: at }) => at >= askedAt && (answeredAt === '' || at <= answeredAt));
}

interface AddedSinceQuestionProps {
  entity: EntityFile;
  question: Question;
  className?: string;
}

/** The documents that belong to the answer to a question, as links. */
export function AddedSinceQuestion({ entity, question, className = '' }: AddedSinceQuestionProps) {
  const { t } = useTranslation(['entity', 'document-kinds']);
  const { links } = usePortal();
  const added = addedSince(question, entity);
  if (added.length === 0) return null;
  return (
    <ul className={`flex flex-col gap-1 text-13 ${className}`} aria-label={t('entity:move.answer.added')}>
      {added.map((row) => (
        <li key={row.doc} className="flex gap-2 [overflow-wrap:anywhere]">
          <Icon name="check" className="mt-0.5 flex-none text-ok-ink" />
          <span>
            <TextLink href={links.document?.(shownOnboarding(entity), row.doc) ?? ''}>{row.name}</TextLink>
            <span className="text-ink-2"> · {t(`document-kinds:${documentLabel(row.kind, row.side)}`)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
