import { useNavigate, useSearch } from '@tanstack/react-router';
import { OverviewScreen } from '#features/entity/overview-screen.tsx';
import type { RailTab } from '#features/entity/rail-tabs.tsx';
import { DeliveryBanner } from '#features/new-onboarding/delivery-banner.tsx';
import { OwnershipFigure } from '#features/ownership-chart/ownership-figure.tsx';
import { usePortal } from '#portals/portal.ts';
import { entitySearch } from './load-entity.ts';

/** The overview with the ownership chart. The open tab of its side column is in the address. */
export function OverviewPage() {
  const navigate = useNavigate();
  const { rail = 'status', note } = entitySearch(useSearch({ strict: false }));
  const openRail = (tab: RailTab) => {
    const search = ({ rail: _, note: __, ...rest }: Record<string, unknown>) =>
      tab === 'notes' ? { ...rest, rail: tab } : rest;
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  };
  const { links } = usePortal();
  return (
    <OverviewScreen
      rail={rail}
      onRail={openRail}
      note={note}
      delivery={({ request, delivery }, correct) =>
        delivery && <DeliveryBanner request={request.id} delivery={delivery} correct={correct} />
      }
      ownership={(facts, client, caption) => (
        <OwnershipFigure
          answers={facts.answers}
          result={facts.result}
          client={client}
          personHref={(person) => links.person?.({ subject: client.id, person }) ?? ''}
          caption={caption}
        />
      )}
    />
  );
}
