import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/internal/entity/$entityId/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/internal/entity/$entityId/overview', params, search, replace: true });
  },
});
