import { lazy, type ReactNode, useState } from 'react';
import { client } from '#api/client.ts';
import { formsLinks } from './_authed/_client/-forms-links.ts';

/** Who logged out before it had loaded is asked for nothing any more. */
function WhileSignedIn({ children }: { children: ReactNode }) {
  const [isSignedIn] = useState(() => client.authStore.isValid);
  return isSignedIn ? children : null;
}

/** What a client has at home stands behind the question, also when its address was typed. */
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

/** For staff the frame that stands around every page. */
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
