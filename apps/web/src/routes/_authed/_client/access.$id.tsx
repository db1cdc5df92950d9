import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/_client/access/$id')({
  staticData: { page: 'access' },
});
