import { lazy, type ReactNode, useState } from 'react';
import { client } from '#api/client.ts';
import { formsLinks } from './_authed/_client/-forms-links.ts';

/** Aborts the requests of a page that was left by logging out before it had loaded. */
function WhileSignedIn({ children }: { children: ReactNode }) {
  const [isSignedIn] = useState(() => client.authStore.isValid);
  return isSignedIn ? children : null;
}

/** The client's home is shown behind the confirmation, also when its address was typed. */
const BehindClient = lazy(async () => {
  const [{ ClientShell }, { FormsScreen }] = await Promise.all([
    import('#shell/client-shell.tsx'),
    import('#features/client-forms/forms-screen.tsx'),
  ]);
  const Behind = () => (
    <WhileSignedIn>
      <ClientShell>
        <FormsScreen links={formsLinks} />
      </ClientShell>
    </WhileSignedIn>
  );
  return { default: Behind };
});

/** For staff the frame of every page. */
const BehindStaff = lazy(async () => {
  const { StaffShell } = await import('#shell/staff-shell.tsx');
  const Behind = () => (
    <WhileSignedIn>
      <StaffShell>{null}</StaffShell>
    </WhileSignedIn>
  );
  return { default: Behind };
});

export const behindLogout = { client: BehindClient, staff: BehindStaff } as const;
