import { maxUploadBytes, maxUploadMegabytes } from '@dossier/domain/limits';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChoice } from '#ui/file-choice.tsx';
import { FileRow } from '#ui/file-row.tsx';
import type { FileFault, Prepared } from './prepare-file.ts';
import { usePages } from './use-pages.ts';

/** What only a chosen file needs is loaded after the page is shown, so that it is there without a connection too. */
const parts = () =>
  Promise.all([
    import('./prepare-file.ts'),
    import('./pages-to-pdf.ts'),
    import('./page-list.tsx'),
    import('./photo-check.tsx'),
  ] as const);
const PageList = lazy(async () => ({ default: (await import('./page-list.tsx')).PageList }));
const PhotoCheck = lazy(async () => ({ default: (await import('./photo-check.tsx')).PhotoCheck }));

type Source = 'camera' | 'files';

export interface FileIntakeProps {
  /** Name of the document, for screen readers and for a file that is made of several pages. */
  about: string;
  /** `side`: one picture, on which light may fall; `paper`: several photos are pages of one document. */
  of: 'side' | 'paper';
  /** Name under which photographed pages stay on this device. */
  keepAs: string;
  /** A file that can be sent. */
  onReady: (file: File) => void;
  /** A file that cannot be sent. */
  onFault: (file: File, fault: FileFault) => void;
  /** Several files of one kind are accepted. */
  isMultiple?: boolean | undefined;
  isPrimary?: boolean | undefined;
  label?: string | undefined;
}

async function prepare(file: File): Promise<Prepared | FileFault> {
  const loaded = await parts().catch(() => undefined);
  return loaded ? loaded[0].prepareFile(file) : { code: 'not-loaded', facts: {} };
}

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Takes photos and files on the way to their upload: reduces photos, asks about unclear ones, joins pages. */
export function FileIntake({ about, of, keepAs, onReady, onFault, isMultiple, isPrimary, label }: FileIntakeProps) {
  const { t } = useTranslation('file-intake');
  const [looking, setLooking] = useState<string>();
  const [unclear, setUnclear] = useState<readonly Unclear[]>([]);
  const [isJoining, setJoining] = useState(false);
  const taken = usePages(keepAs);
  useEffect(() => void parts().catch(() => undefined), []);
  const accept = (files: readonly File[], from: Source, isPage: boolean) => {
    const pictures = files.filter(isPicture);
    const arePages = of === 'paper' && (isPage || from === 'camera' || pictures.length > 1 || taken.pages.length > 0);
    if (arePages && pictures.length > 0) taken.add(pictures);
    const others = arePages ? files.filter((file) => !isPicture(file)) : files;
    for (const [at, file] of others.entries()) {
      // Each further file would replace the one before.
      if (at > 0 && !isMultiple) onFault(file, { code: 'files-too-many', facts: { maxFiles: 1 } });
      else onReady(file);
    }
  };
  const take = async (files: readonly File[], from: Source) => {
    const clear: File[] = [];
    const asked: Unclear[] = [];
    for (const file of files) {
      setLooking(file.name);
      const prepared = await prepare(file).finally(() => setLooking(undefined));
      if ('code' in prepared) {
        onFault(file, prepared);
        continue;
      }
      // Paper is white: only a lamp on a card or passport is a fault.
      const hints = prepared.hints.filter((hint) => of === 'side' || hint !== 'glare');
      if (hints.length === 0) clear.push(prepared.file);
      else asked.push({ prepared: { ...prepared, hints }, from, isPage: files.length > 1 });
    }
    if (clear.length > 0) accept(clear, from, files.length > 1);
    setUnclear((before) => [...before, ...asked]);
  };
  const join = async () => {
    setJoining(true);
    const files = taken.pages.map(({ file }) => file);
    const [only] = files;
    try {
      const [, { pagesToPdf }] = await parts();
      const file = only && files.length === 1 ? only : await pagesToPdf(files, `${about}.pdf`);
      if (file.size > maxUploadBytes) {
        onFault(file, { code: 'file-too-large', facts: { maxSize: maxUploadMegabytes } });
        return;
      }
      taken.clear();
      onReady(file);
    } finally {
      setJoining(false);
    }
  };
  const [first, ...rest] = unclear;
  if (looking !== undefined) return <FileRow name={looking} detail={<span role="status">{t('looking')}</span>} />;
  if (first) {
    return (
      <Suspense>
        <PhotoCheck
          key={first.prepared.file.name}
          about={about}
          prepared={first.prepared}
          isCamera={first.from === 'camera'}
          onUse={() => {
            setUnclear(rest);
            accept([first.prepared.file], first.from, first.isPage);
          }}
          onFiles={(files) => {
            setUnclear(rest);
            void take(files, first.from);
          }}
        />
      </Suspense>
    );
  }
  const choose = (files: File[], from: Source) => void take(files, from);
  if (taken.pages.length > 0)
    return (
      <Suspense>
        <PageList about={about} taken={taken} onFiles={choose} onUse={() => void join()} isBusy={isJoining} />
      </Suspense>
    );
  return (
    <FileChoice
      about={about}
      onFiles={choose}
      isMultiple={isMultiple || of === 'paper'}
      isPrimary={isPrimary}
      label={label}
    />
  );
}

/** A photo that the person is asked about. */
interface Unclear {
  readonly prepared: Prepared;
  readonly from: Source;
  /** Chosen together with others. */
  readonly isPage: boolean;
}
