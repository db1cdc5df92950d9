import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/search')({
  staticData: { page: 'search' },
});
