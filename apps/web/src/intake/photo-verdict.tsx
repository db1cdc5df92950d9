import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/badge.tsx';
import type { PhotoHint } from './measure-photo.ts';

type Verdict = 'sharp' | PhotoHint;

/** How well a shown photo can be read: measured on the picture itself, so that it is known after a reload too. */
export function usePhotoVerdict() {
  const [verdict, setVerdict] = useState<Verdict>();
  const measure = async (picture: HTMLImageElement) => {
    const loaded = await import('./measure-photo.ts').catch(() => undefined);
    if (!loaded) return;
    const { naturalWidth, naturalHeight } = picture;
    const [worst = 'sharp'] = loaded.hintsOf(loaded.measurePhoto(picture, naturalWidth, naturalHeight));
    setVerdict(worst);
  };
  return { verdict, measure: (picture: HTMLImageElement) => void measure(picture) };
}

const icons = { sharp: 'check', blurred: 'alert', glare: 'sun' } as const satisfies Record<Verdict, string>;

export function PhotoVerdict({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation('file-intake');
  return (
    <Badge icon={icons[verdict]} tone={verdict === 'sharp' ? 'ok' : 'warn'} isBare>
      {t(`verdict.${verdict}`)}
    </Badge>
  );
}
