import { lazy } from 'react';

/** A portal has one kind of login; the other is not loaded. */
export const loadLoginScreen = {
  staff: async () => (await import('./staff-login-screen.tsx')).StaffLoginScreen,
  client: async () => (await import('./client-login-screen.tsx')).ClientLoginScreen,
};

export const loginScreens = {
  staff: lazy(async () => ({ default: await loadLoginScreen.staff() })),
  client: lazy(async () => ({ default: await loadLoginScreen.client() })),
};

export const OtherAccountScreen = lazy(async () => ({
  default: (await import('./other-account-screen.tsx')).OtherAccountScreen,
}));
