import { lazy } from 'react';

/** A portal has one kind of login; the other is not loaded. */
export const loginScreens = {
  staff: lazy(async () => ({ default: (await import('./staff-login-screen.tsx')).StaffLoginScreen })),
  client: lazy(async () => ({ default: (await import('./client-login-screen.tsx')).ClientLoginScreen })),
};

export const OtherAccountScreen = lazy(async () => ({
  default: (await import('./other-account-screen.tsx')).OtherAccountScreen,
}));
