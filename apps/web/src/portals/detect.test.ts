import { portalCookie, portalNames } from '@dossier/domain/portal';
import { expect, test } from 'vitest';
import { detectPortal, portalsByName } from './detect.ts';

const origins = {
  gatekeeper: ['https://desk.example'],
  intern: ['https://intern.example'],
  client: ['https://vault.example'],
};
const nowhere = { origin: 'https://other.example', cookie: '', origins };

test('[PORT-01] there are exactly three portals', () => {
  expect(Object.keys(portalsByName).sort()).toEqual(['client', 'gatekeeper', 'intern']);
});

test.each([
  ['https://desk.example', 'gatekeeper'],
  ['https://intern.example', 'intern'],
  ['https://vault.example', 'client'],
])('[PORT-02] the production origin %s is the %s portal', (origin, name) => {
  expect(detectPortal({ ...nowhere, origin })?.name).toBe(name);
});

test.each(portalNames)('[PORT-03] http://%s.localhost is that portal on any port', (name) => {
  for (const port of [':8080', ':5173', ''])
    expect(detectPortal({ ...nowhere, origin: `http://${name}.localhost${port}` })?.name).toBe(name);
});

test.each(portalNames)('[PORT-04] on an unknown origin the cookie selects %s', (name) => {
  expect(detectPortal({ ...nowhere, cookie: `theme=dark; ${portalCookie}=${name}; a=b` })?.name).toBe(name);
});

test('[PORT-04] a known origin takes precedence over the cookie', () => {
  expect(detectPortal({ ...nowhere, origin: 'https://vault.example', cookie: `${portalCookie}=intern` })?.name).toBe(
    'client',
  );
});

test.each(['', `${portalCookie}=admin`, `${portalCookie}=`, `x${portalCookie}=intern`])(
  '[PORT-05] an unknown origin with the cookie "%s" has no portal',
  (cookie) => {
    expect(detectPortal({ ...nowhere, cookie })).toBeUndefined();
    expect(detectPortal({ ...nowhere, origin: 'http://gatekeeper.localhost.evil.example', cookie })).toBeUndefined();
  },
);

test('[PORT-06] the portal determines the auth collection of the login', () => {
  const collections = portalNames.map((name) => portalsByName[name].authCollection);
  expect(collections).toEqual(['gatekeeper_users', 'internal_users', 'end_client_users']);
});

test('[NAV-01, NAV-02, NAV-03] the Gatekeeper sidebar has its groups in order', () => {
  const { groups, footer } = portalsByName.gatekeeper.sidebar;
  expect(groups.map((group) => group.map(({ page }) => page))).toEqual([
    ['dashboard', 'onboardings', 'subscriptions', 'archive'],
    ['insights', 'search'],
  ]);
  expect(footer.map(({ page }) => page)).toEqual(['billing', 'settings']);
});

test('[NAV-05, NAV-07] the Intern sidebar has dashboard and onboardings, the client has none', () => {
  expect(portalsByName.intern.sidebar.groups.flat().map(({ page }) => page)).toEqual(['dashboard', 'onboardings']);
  expect(portalsByName.intern.sidebar.footer).toEqual([]);
  expect(portalsByName.client.sidebar).toEqual({ groups: [], footer: [] });
});
