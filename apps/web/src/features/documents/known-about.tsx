import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { useFormat } from '#i18n/format.ts';
import { usePortal } from '#portals/portal.ts';
import { AnsweredList } from '#ui/answered-list.tsx';
import { Banner } from '#ui/banner.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useKindName } from './document-name.ts';

type Page = ViewAnswer<'document'>;

/** What a reviewer should know of a document before deciding: the same bytes elsewhere, and the client's answers about it. */
export function KnownAbout({ page }: { page: Page }) {
  const { t } = useTranslation('documents');
  return (
    <>
      {page.sameFiles.length > 0 && <SameFiles files={page.sameFiles} />}
      {page.answers.length > 0 && <AnsweredList level="h2" title={t('viewer.answers')} answers={page.answers} />}
    </>
  );
}

function SameFiles({ files }: { files: Page['sameFiles'] }) {
  const { t } = useTranslation('documents');
  const { links } = usePortal();
  const kindName = useKindName();
  const format = useFormat();
  const isOfOther = files.some(({ as }) => as === 'person' || as === 'client');
  return (
    <Banner tone={isOfOther ? 'bad' : 'warn'} icon="alert" className="mt-3" title={t('same-file.title')}>
      <ul className="flex flex-col gap-1">
        {files.map((one) => (
          <li key={one.doc} className="[overflow-wrap:anywhere]">
            <TextLink href={links.document?.(one, one.doc) ?? ''}>
              {t(`same-file.${one.as}`, {
                version: one.version,
                client: one.subjectName,
                owner: one.ownerName,
                document: kindName(one.kind),
                date: format.date(one.at),
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
