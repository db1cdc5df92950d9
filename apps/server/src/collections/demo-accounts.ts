/** Password of the demo's staff; clients sign in with codes alone. It is printed and published. */
export const demoPassword = 'dossier-demo';

/** Accounts of the demo, for the greeting and the README. */
export const demoSignIns = {
  gatekeeper: ['sanne@kadevos.example', 'noor@kadevos.example', 'lena@duinrand.example'],
  intern: ['ruben@desk.example', 'ilse@desk.example'],
  client: ['marit@zilverlinde.example', 'camille@lumiere.example', 'aoife@brannigan.example'],
} as const;

const staff: readonly unknown[] = [...demoSignIns.gatekeeper, ...demoSignIns.intern];

export const isDemoStaff = (email: unknown): boolean => staff.includes(email);
