import { describe, expect, it } from 'vitest';
import { correctionItems } from './correction-items.ts';
import type { EntityFile } from './entity-context.ts';

const entity = {
  request: { type: 'business', sourceOfFunds: false },
  people: { open: true, value: [{ id: 'p', firstName: 'Joris', lastName: 'van Rijsbergen' }] },
  documents: {
    open: true,
    value: [
      { kind: 'registration', owner: 's', ownerName: 'Zilverlinde', origin: 'vault' },
      { kind: 'other', owner: 'r', ownerName: '', origin: 'institution' },
    ],
  },
} as unknown as EntityFile;

describe('what a client can be asked to correct', () => {
  it('includes sections, the client’s own documents and people, and never screening or risk [SCR-13]', () => {
    const targets = correctionItems(entity).map(({ target }) => target);
    expect(targets).toContain('section:ownership');
    expect(targets).toContain('document:registration:s');
    expect(targets).toContain('person:p');
    expect(targets.filter((target) => /screening|risk|:other:/.test(target))).toEqual([]);
  });

  it('excludes the source of funds when it was not requested [SCR-13]', () => {
    expect(correctionItems(entity).map(({ target }) => target)).not.toContain('section:funds');
  });
});
