import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/')({
  beforeLoad: ({ context: { portal } }) => {
    if (portal) throw redirect({ href: portal.home, replace: true });
  },
});
