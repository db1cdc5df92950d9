import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_authed/_client/form/completed/$id')({
  staticData: { page: 'form-completed' },
});
