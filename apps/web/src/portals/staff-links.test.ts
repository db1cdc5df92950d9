import { describe, expect, test } from 'vitest';
import { staffLinks, withQuery } from './staff-links.ts';

const links = staffLinks('/internal');
const of = { subject: 'subject1', request: 'request2' };

describe('a link to an onboarding', () => {
  test('names it, because one client can have onboardings of several institutions [PERM-05]', () => {
    expect(links.entity(of)).toBe('/internal/entity/subject1/overview?request=request2');
    expect(links.entity(of, 'screening')).toBe('/internal/entity/subject1/screening?request=request2');
    expect(links.document(of, 'doc1')).toBe('/internal/entity/subject1/documents/view/doc1?request=request2');
    expect(links.documentHistory(of, 'owner1', 'registration')).toBe(
      '/internal/entity/subject1/documents/history/owner1/registration?request=request2',
    );
  });

  test('without one leads to the newest onboarding of the client', () => {
    expect(links.entity({ subject: 'subject1', request: '' })).toBe('/internal/entity/subject1/overview');
  });

  test('keeps it when more is added to its query', () => {
    expect(withQuery(links.entity(of, 'screening'), { hit: 'hit1', of: '' })).toBe(
      '/internal/entity/subject1/screening?request=request2&hit=hit1',
    );
  });
});
