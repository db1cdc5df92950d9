import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/external/dashboard')({
  staticData: { page: 'dashboard' },
});
