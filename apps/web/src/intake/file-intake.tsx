import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChoice } from '#ui/file-choice.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { laterPart, lazyPart } from '#ui/lazy-part.ts';
import { RemovedPageLine } from './removed-page-line.tsx';
import { type IntakeOptions, useIntake } from './use-intake.ts';
import type { Source } from './use-unclear.ts';

// For institutions only.
const FileDrop = lazyPart(async () => (await import('#ui/file-drop.tsx')).FileDrop);
// Needed once a file is chosen only.
const [PageList, usePageList] = laterPart(async () => (await import('./page-list.tsx')).PageList);
const [PhotoCheck, usePhotoCheck] = laterPart(async () => (await import('./photo-check.tsx')).PhotoCheck);
const [ReplaceQuestion, useReplaceQuestion] = laterPart(
  async () => (await import('./replace-question.tsx')).ReplaceQuestion,
);

interface FileIntakeProps extends IntakeOptions {
  isPrimary?: boolean | undefined;
  /** The person went on without the document: pages that are not used yet say what is left to do. */
  isMissing?: boolean | undefined;
  label?: string | undefined;
  /** An area to drop files on, in place of the buttons. */
  drop?: { readonly title: string; readonly hint: string };
  /** Files that were dropped elsewhere on the page. */
  dropped?: readonly File[];
}

/** Takes photos and files on the way to their upload: reduces photos, asks about unclear ones, joins pages. */
export function FileIntake(props: FileIntakeProps) {
  const { about, of, isMultiple, isPrimary, isMissing, label, drop, dropped } = props;
  usePageList();
  usePhotoCheck();
  useReplaceQuestion();
  const { t } = useTranslation('file-intake');
  const { looking, unclear, taken, offered, isJoining, take, join, use, settle } = useIntake(props);
  const taking = useRef<readonly File[]>(undefined);
  useEffect(() => {
    if (dropped && taking.current !== dropped) void take(dropped, 'files');
    taking.current = dropped;
  });
  const [first] = unclear.photos;
  const looked = looking !== undefined && <FileRow name={looking} detail={<span role="status">{t('looking')}</span>} />;
  // The area to drop files on keeps the focus.
  if (looked && !drop) return looked;
  if (first) {
    return (
      <Suspense>
        <PhotoCheck
          key={first.id}
          about={about}
          prepared={first}
          isCamera={first.from === 'camera'}
          onUse={() => use(first)}
          onFiles={(files) => {
            unclear.remove(first.id);
            void take(files, first.from);
          }}
        />
      </Suspense>
    );
  }
  if (offered)
    return (
      <Suspense>
        <ReplaceQuestion
          waiting={offered.waiting}
          name={offered.file.name}
          onUse={() => settle(true)}
          onKeep={() => settle(false)}
        />
      </Suspense>
    );
  const choose = (files: File[], from: Source) => void take(files, from);
  if (taken.pages.length > 0)
    return (
      <Suspense>
        <PageList
          about={about}
          taken={taken}
          onFiles={choose}
          onUse={() => void join()}
          isBusy={isJoining}
          isMissing={isMissing}
        />
      </Suspense>
    );
  return (
    <>
      <RemovedPageLine taken={taken} />
      {drop ? (
        <Suspense>
          <FileDrop {...drop} onFiles={(files) => choose(files, 'files')} />
          {looked && <div className="mt-3">{looked}</div>}
        </Suspense>
      ) : (
        <FileChoice
          about={about}
          onFiles={choose}
          isMultiple={isMultiple || of === 'paper'}
          isPrimary={isPrimary}
          label={label}
        />
      )}
    </>
  );
}
