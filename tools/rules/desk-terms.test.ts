import { expect, test } from 'vitest';
import { deskTermsIn } from './desk-terms.ts';

const inRecords = (text: string) => deskTermsIn([{ path: 'packages/records/src/x.ts', text }]);

test.each([
  'const gatekeeper = 1;',
  '// the KYC form',
  "collection('gk_requests')",
  'an onboarding',
  'the intern',
  'UBO',
  'isUbo_',
])('a word of the desk in the record engine is named with its line: %s', (text) => {
  expect(inRecords(`first\n${text}`)).toMatchObject([{ path: 'packages/records/src/x.ts:2' }]);
});

test.each(['internal error', 'interning strings', 'debug', 'turbo', "import { a } from '@dossier/records';"])(
  'a word that only looks like one is fine: %s',
  (text) => {
    expect(inRecords(text)).toEqual([]);
  },
);

test('elsewhere the desk may speak of itself', () => {
  expect(deskTermsIn([{ path: 'apps/server/src/x.ts', text: 'gatekeeper' }])).toEqual([]);
});
