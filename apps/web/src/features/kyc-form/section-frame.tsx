import type { KycSection } from '@dossier/domain/kyc-form/answers';
import { isSectionOpen } from '@dossier/domain/kyc-form/editable';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/lazy-part.ts';
import { useForm } from './form-context.ts';
import { FormFrame, type FormFrameProps, useNeighbours } from './form-frame.tsx';

/** Who fills in a form does not need it. */
export const ReadOnlySection = lazyPart(async () => (await import('./read-only-section.tsx')).ReadOnlySection);

interface Props {
  readonly section: KycSection;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Which issues of the section this page has; without it all of them. */
  readonly owns?: FormFrameProps['owns'];
  /** The error summary; without it one line per issue. */
  readonly summary?: FormFrameProps['summary'];
  /** Whether anything can be changed; without it as the section determines. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A section's first page: its questions while they can be answered, otherwise the answers. */
export function SectionFrame({ section, isOpen, ...page }: Props) {
  const { t } = useTranslation('kyc-form');
  const { form } = useForm();
  const { back, next } = useNeighbours(section);
  if (!(isOpen ?? isSectionOpen(form.editable, section)))
    return (
      <Suspense>
        <ReadOnlySection section={section} />
      </Suspense>
    );
  return (
    <FormFrame
      section={section}
      {...page}
      back={{ href: back, label: t(typeof form.editable === 'object' ? 'corrections.all' : 'all-sections') }}
      next={{ href: next }}
    />
  );
}
