import { OverviewScreen } from '#features/entity/overview-screen.tsx';
import { OwnershipFigure } from '#features/ownership-chart/ownership-figure.tsx';

/** The overview with the drawn ownership in its place. */
export function OverviewPage() {
  return (
    <OverviewScreen
      ownership={(facts, client, caption) => (
        <OwnershipFigure answers={facts.answers} result={facts.result} client={client} caption={caption} />
      )}
    />
  );
}
