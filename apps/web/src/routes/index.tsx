import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { portal } }) => {
    if (portal) throw redirect({ to: portal.home, replace: true });
  },
});
