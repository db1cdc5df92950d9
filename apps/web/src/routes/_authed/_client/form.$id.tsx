import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/_client/form/$id')({
  staticData: { page: 'form' },
});
