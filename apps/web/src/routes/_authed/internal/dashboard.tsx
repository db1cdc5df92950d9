import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/internal/dashboard')({
  staticData: { page: 'dashboard' },
});
