import { OverviewScreen } from '#features/entity/overview-screen.tsx';
import { DeliveryBanner } from '#features/new-onboarding/delivery-banner.tsx';
import { OwnershipFigure } from '#features/ownership-chart/ownership-figure.tsx';

/** The overview with the ownership chart. */
export function OverviewPage() {
  return (
    <OverviewScreen
      delivery={({ request, delivery }, correct) =>
        delivery && <DeliveryBanner request={request.id} delivery={delivery} correct={correct} />
      }
      ownership={(facts, client, caption) => (
        <OwnershipFigure answers={facts.answers} result={facts.result} client={client} caption={caption} />
      )}
    />
  );
}
