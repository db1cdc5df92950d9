import type { DerivedStatus } from '@dossier/domain/checks';
import type { PresencePart } from '@dossier/domain/presence';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditors } from '#api/presence.ts';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { EditingBanner } from '#ui/editing-banner.tsx';
import { Gate } from '#ui/gate.tsx';
import { Section } from '#ui/section.tsx';
import { useEntityPlace } from './entity-context.ts';

type Gated<T> = { readonly open: true; readonly value: T } | { readonly open: false; readonly why: DerivedStatus };

export type ClosedPart =
  | 'ownership'
  | 'people'
  | 'funds'
  | 'documents'
  | 'risk'
  | 'company-screening'
  | 'person-screening';

/** What colleagues edit in a section. */
const partOf: Readonly<Record<ClosedPart, PresencePart>> = {
  ownership: 'ownership',
  people: 'people',
  funds: 'funds',
  documents: 'documents',
  risk: 'overview',
  'company-screening': 'company_screening',
  'person-screening': 'person_screening',
};

/** A section that stays visible when it is closed, and states its condition. */
export function GatedSection<T>({
  id,
  title,
  part,
  gated,
  actions,
  withAction = false,
  children,
}: {
  id: string;
  title: string;
  part: ClosedPart;
  gated: Gated<T>;
  actions?: (value: T) => ReactNode;
  /** Only the first closed section offers to request access again. */
  withAction?: boolean;
  children: (value: T) => ReactNode;
}) {
  const { entity } = useEntityPlace();
  const editors = useEditors(entity.request.id, partOf[part]);
  return (
    <Section id={id} title={title} actions={gated.open ? actions?.(gated.value) : undefined}>
      <EditingBanner className="mb-4" editors={editors} />
      {gated.open ? children(gated.value) : <Closed part={part} why={gated.why} withAction={withAction} />}
    </Section>
  );
}

/** Why a section is closed, and under which condition it opens. */
export function Closed({
  part,
  why,
  withAction = false,
}: {
  part: ClosedPart;
  why: DerivedStatus;
  withAction?: boolean;
}) {
  const { t } = useTranslation('entity');
  const { entity, open } = useEntityPlace();
  const when = useAccessDates();
  const mayAsk = withAction && why === 'access required' && entity.moves.includes('remind');
  return (
    <Gate
      gate={why}
      action={
        mayAsk && (
          <Button size="sm" onPress={() => open({ name: 'remind' })}>
            {t(entity.access?.status === 'rejected' ? 'gate.ask-again' : 'gate.remind')}
          </Button>
        )
      }
    >
      <p>{t(why === 'access required' ? `gate.access.${part}` : `gate.progress.${part}`)}</p>
      {why === 'access required' && when && <p>{when}</p>}
    </Gate>
  );
}

export function useAccessDates(): string {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { access } = useEntityPlace().entity;
  if (!access) return '';
  const asked = format.date(access.askedAt);
  if (access.withdrawnAt) return t('gate.asked-and-withdrawn', { asked, withdrawn: format.date(access.withdrawnAt) });
  return access.status === 'rejected'
    ? t('gate.asked-and-rejected', { asked, rejected: format.date(access.decidedAt) })
    : t('gate.asked', { asked });
}
