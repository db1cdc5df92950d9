import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icon.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { useFileDialog } from '#ui/use-file-dialog.tsx';
import type { PhotoHint } from './measure-photo.ts';
import { PhotoThumb } from './photo-thumb.tsx';
import type { Prepared } from './prepare-file.ts';

const icons = { blurred: 'alert', glare: 'sun' } as const satisfies Record<PhotoHint, string>;

interface PhotoCheckProps {
  about: string;
  prepared: Prepared;
  isCamera: boolean;
  onUse: () => void;
  onFiles: (files: File[]) => void;
}

/** A photo that may be hard to read, before it is sent: the person looks at it, and takes it again or uses it. */
export function PhotoCheck({ about, prepared, isCamera, onUse, onFiles }: PhotoCheckProps) {
  const { t } = useTranslation('file-intake');
  const heading = useRef<HTMLParagraphElement>(null);
  const again = useFileDialog({ isCamera, onFiles });
  const { file, hints } = prepared;
  useEffect(() => heading.current?.focus(), []);
  return (
    <section data-wide="" aria-label={t('check.title')} className="rounded-lg border border-warn-line bg-surface p-4">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('check.title')}
      </p>
      <p className="text-14 text-ink-2">{t('check.lead', { name: about })}</p>
      <div className="mt-3 h-56 overflow-hidden rounded-md border border-line bg-sunken">
        <PhotoThumb source={{ file }} isWhole alt={t('check.photo', { name: about })} />
      </div>
      <ul className="mt-4 flex flex-col gap-3">
        {hints.map((hint) => (
          <li key={hint} className="flex gap-3">
            <Icon name={icons[hint]} className="mt-1 text-warn-ink" />
            <span>
              <b className="font-semibold">{t(`check.${hint}`)}</b> {t(`check.${hint}-advice`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-14 text-ink-2">{t('check.may-use')}</p>
      <div className="mt-4 flex flex-wrap gap-3 *:grow">
        {again.input}
        <PlainButton variant="primary" icon={isCamera ? 'camera' : 'upload'} onPress={again.open}>
          {t(isCamera ? 'check.again' : 'check.other')}
        </PlainButton>
        <PlainButton onPress={onUse}>{t('check.use')}</PlainButton>
      </div>
    </section>
  );
}
