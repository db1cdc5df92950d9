import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/new-subscription')({
  staticData: { page: 'new-subscription' },
});
