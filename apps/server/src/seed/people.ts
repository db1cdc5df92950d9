import { hashForRecord } from '@dossier/records';
import { demoPassword } from '../collections/demo-accounts.ts';
import type { Player, World } from './world.ts';

const orgs = {
  KV: {
    name: 'Kade & Vos Notarissen',
    code: 'KV',
    accent: '#0f5c57',
    sector: 'Notary',
    support_text: 'Kade & Vos Notarissen helps you on working days from 9:00 to 17:00.',
    support_text_nl: 'Kade & Vos Notarissen helpt u op werkdagen van 9.00 tot 17.00 uur.',
    support_email: 'help@kadevos.example',
    support_phone: '+31105550140',
    default_language: 'nl',
  },
  DB: {
    name: 'Duinrand Bank N.V.',
    code: 'DB',
    accent: '#1f4b8f',
    sector: 'Bank',
    support_text: 'Duinrand Bank helps you every day from 8:00 to 20:00.',
    support_text_nl: 'Duinrand Bank helpt u elke dag van 8.00 tot 20.00 uur.',
    support_email: 'kyc@duinrand.example',
    support_phone: '+31205550188',
    default_language: 'en',
  },
} as const;

const gatekeepers = {
  sanne: { org: 'KV', role: 'member', first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@kadevos.example' },
  noor: { org: 'KV', role: 'admin', first_name: 'Noor', last_name: 'El Amrani', email: 'noor@kadevos.example' },
  lena: { org: 'DB', role: 'admin', first_name: 'Lena', last_name: 'Achterberg', email: 'lena@duinrand.example' },
} as const;

const interns = {
  ruben: { role: 'reviewer', first_name: 'Ruben', last_name: 'Aerts', email: 'ruben@desk.example' },
  ilse: { role: 'lead', first_name: 'Ilse', last_name: 'Brandt', email: 'ilse@desk.example' },
} as const;

export type SeedStaff = Record<keyof typeof gatekeepers | keyof typeof interns, Player>;

/** The service organisation, both institutions and their staff. */
export async function createOrganisationsAndStaff(world: World): Promise<SeedStaff> {
  const password = (await hashForRecord(demoPassword)) as never;
  const chosen = { password, password_changed_at: world.clock.now() };
  const common = { ...chosen, verified: true, active: true, language: 'en' } as const;
  const ids = await world.store.transaction(async (records) => {
    await records.create('desk', {
      name: 'Dossier',
      support_text: 'The desk helps you on working days from 9:00 to 17:00.',
      support_text_nl: 'De desk helpt u op werkdagen van 9.00 tot 17.00 uur.',
      support_email: 'help@desk.example',
      support_phone: '+31205550100',
      terms_url: 'https://desk.example/terms',
      privacy_url: 'https://desk.example/privacy',
    });
    const orgIds = new Map<string, string>();
    for (const [code, org] of Object.entries(orgs)) orgIds.set(code, (await records.create('gk_org', org)).id);
    const made: Record<string, readonly ['gatekeeper_users' | 'internal_users', string]> = {};
    for (const [name, { org, ...user }] of Object.entries(gatekeepers)) {
      const row = await records.create('gatekeeper_users', { ...user, ...common, org: orgIds.get(org) ?? '' });
      made[name] = ['gatekeeper_users', row.id];
    }
    for (const [name, user] of Object.entries(interns)) {
      made[name] = ['internal_users', (await records.create('internal_users', { ...user, ...common })).id];
    }
    return made;
  });
  const players = await Promise.all(
    Object.entries(ids).map(async ([name, [collection, id]]) => [name, await world.player(collection, id)] as const),
  );
  return Object.fromEntries(players) as SeedStaff;
}
