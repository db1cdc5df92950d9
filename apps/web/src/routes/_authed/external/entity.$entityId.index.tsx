import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/entity/$entityId/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/external/entity/$entityId/overview', params, search, replace: true });
  },
});
