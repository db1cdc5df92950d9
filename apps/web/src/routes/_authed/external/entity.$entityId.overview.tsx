import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#routes/_authed/-entity/overview-page.tsx';

export const Route = createFileRoute('/_authed/external/entity/$entityId/overview')({
  component: OverviewPage,
});
