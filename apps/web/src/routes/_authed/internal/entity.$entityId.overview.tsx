import { createFileRoute } from '@tanstack/react-router';
import { OverviewPage } from '#routes/_authed/-entity/overview-page.tsx';

export const Route = createFileRoute('/_authed/internal/entity/$entityId/overview')({
  component: OverviewPage,
});
