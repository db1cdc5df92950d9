import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useIsNarrow } from '#ui/use-narrow.ts';
import { ActivitiesSection } from './activities-section.tsx';
import { CheckControl } from './check-control.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { DocumentVerification } from './document-verification.tsx';
import { type EntityFile, notesId, useEntityPlace } from './entity-context.ts';
import { FundsSection } from './funds-section.tsx';
import { GatedSection } from './gated-section.tsx';
import { IdentitiesSection } from './identities-section.tsx';
import { PeopleSection } from './people-section.tsx';
import { StatusOverview } from './rail.tsx';
import { type RailTab, RailTabs } from './rail-tabs.tsx';
import { IndividualSection, RegistrationSection } from './registration-section.tsx';
import { RiskSection } from './risk-section.tsx';
import { ScreeningSummary } from './screening-summary.tsx';
import { StatusBanner } from './status-banner.tsx';
import { VaultSection } from './vault-section.tsx';

export type OwnershipFacts = NonNullable<Extract<EntityFile['ownership'], { open: true }>['value']>;

interface OwnedClient {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
}

export interface OverviewScreenProps {
  /** Draws the ownership chart, which is a feature of its own. */
  ownership: (facts: OwnershipFacts, client: OwnedClient, caption: ReactNode) => ReactNode;
  /** The open tab of the side column. */
  rail?: RailTab;
  onRail?: (tab: RailTab) => void;
  /** The note that is focused when the notes open. */
  note?: string | undefined;
  /** Shows an undelivered e-mail to the client; a part of another feature. */
  delivery?: (entity: EntityFile, correct: ReactNode) => ReactNode;
}

/** Opens the form of what can be corrected after sending. */
function CorrectAddress() {
  const { t } = useTranslation('delivery');
  const { entity, open } = useEntityPlace();
  if (!entity.contact || !entity.moves.includes('edit-onboarding')) return null;
  return (
    <Button size="sm" onPress={() => open({ name: 'edit-onboarding' })}>
      {t('correct')}
    </Button>
  );
}

/** The complete onboarding, with its status in the side column. */
export function OverviewScreen(props: OverviewScreenProps) {
  const { ownership, delivery, rail = 'status', onRail = () => undefined, note } = props;
  const { entity } = useEntityPlace();
  const { registration, individual, activities, request } = entity;
  const isPhone = useIsNarrow();
  const isBusiness = request.type === 'business';
  return (
    <div className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_var(--shell-rail)]">
      <div className="min-w-0 px-(--shell-gutter) pb-12 max-md:px-4">
        <div className="flex flex-col gap-3 pt-6 max-md:*:pb-0 empty:hidden">
          {entity.delivery && delivery?.(entity, <CorrectAddress />)}
          <StatusBanner />
          {isPhone && <StatusOverview />}
        </div>
        <div>
          {registration && <RegistrationSection facts={registration} />}
          {individual && <IndividualSection facts={individual} />}
          {activities && <ActivitiesSection activities={activities} />}
          {isBusiness && <OwnershipSection draw={ownership} />}
          {isBusiness && <PeopleSection />}
          <FundsSection />
          <RiskSection />
          <ScreeningSummary />
          <DocumentVerification />
          <IdentitiesSection />
          <VaultSection />
        </div>
      </div>
      <aside id={notesId} className="border-line bg-sunken px-6 py-6 max-lg:border-t lg:border-l">
        <RailTabs tab={rail} onTab={onRail} note={note} />
      </aside>
    </div>
  );
}

function OwnershipSection({ draw }: { draw: OverviewScreenProps['ownership'] }) {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { ownership, subject, version } = useEntityPlace().entity;
  const client = {
    id: subject.id,
    name: subject.name,
    detail: [subject.country, subject.number].filter(Boolean).join(' '),
  };
  const caption = version.number > 0 && (
    <span className="flex items-center gap-1.5">
      <Icon name="calendar" />
      {version.draft
        ? t('ownership.version-draft', { number: version.number })
        : t('ownership.version', { number: version.number, date: format.date(version.submittedAt) })}
    </span>
  );
  return (
    <GatedSection
      id="ownership"
      title={t('ownership.title')}
      part="ownership"
      gated={ownership}
      withAction
      actions={() => <CheckControl check="ownership" />}
    >
      {(facts) => (
        <>
          {facts ? draw(facts, client, caption) : <p className="text-13 text-ink-2">{t('ownership.none')}</p>}
          <ClientAnswers of={['ownership']} />
        </>
      )}
    </GatedSection>
  );
}
