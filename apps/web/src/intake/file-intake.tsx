import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileChoice } from '#ui/file-choice.tsx';
import { FileRow } from '#ui/file-row.tsx';
import { PageList } from './page-list.tsx';
import { PhotoCheck } from './photo-check.tsx';
import { type FileFault, type Prepared, prepareFile } from './prepare-file.ts';
import { usePages } from './use-pages.ts';

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

const isPicture = ({ type }: File) => type.startsWith('image/');

/** Takes photos and files on the way to their upload: reduces photos, asks about unclear ones, joins pages. */
export function FileIntake({ about, of, keepAs, onReady, onFault, isMultiple, isPrimary, label }: FileIntakeProps) {
  const { t } = useTranslation('file-intake');
  const [looking, setLooking] = useState<string>();
  const [unclear, setUnclear] = useState<readonly Unclear[]>([]);
  const [isJoining, setJoining] = useState(false);
  const taken = usePages(keepAs);
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
      const prepared = await prepareFile(file).finally(() => setLooking(undefined));
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
      const { pagesToPdf } = await import('./pages-to-pdf.ts');
      const file = only && files.length === 1 ? only : await pagesToPdf(files, `${about}.pdf`);
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
    );
  }
  const choose = (files: File[], from: Source) => void take(files, from);
  if (taken.pages.length > 0)
    return <PageList about={about} taken={taken} onFiles={choose} onUse={() => void join()} isBusy={isJoining} />;
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
