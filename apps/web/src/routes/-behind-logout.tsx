import { lazy } from 'react';
import { formsLinks } from './_authed/_client/-forms-links.ts';

/** What a client has at home stands behind the question, also when its address was typed. */
const BehindClient = lazy(async () => {
  const [{ ClientShell }, { FormsScreen }] = await Promise.all([
    import('#shell/client-shell.tsx'),
    import('#features/client-forms/forms-screen.tsx'),
  ]);
  const Behind = () => (
    <ClientShell>
      <FormsScreen links={formsLinks} />
    </ClientShell>
  );
  return { default: Behind };
});

/** For staff the frame that stands around every page. */
const BehindStaff = lazy(async () => {
  const { StaffShell } = await import('#shell/staff-shell.tsx');
  return { default: () => <StaffShell>{null}</StaffShell> };
});

export const behindLogout = { client: BehindClient, staff: BehindStaff } as const;
