import { OverviewScreen } from '#features/entity/overview-screen.tsx';
import { OwnershipFigure } from '#features/ownership-chart/ownership-figure.tsx';

/** The overview with the ownership chart. */
export function OverviewPage() {
  return (
    <OverviewScreen
      ownership={(facts, client, caption) => (
        <OwnershipFigure answers={facts.answers} result={facts.result} client={client} caption={caption} />
      )}
    />
  );
}
