import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/insights')({
  staticData: { page: 'insights' },
});
