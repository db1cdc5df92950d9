import { expect, test } from 'vitest';
import { canGuestSatisfy } from './guests.ts';

test.each([
  '@request.auth.id != ""',
  '@request.auth.role = "lead" && title = "x"',
  'title = "x" && (@request.auth.id != "" && owner = @request.auth.id)',
  '@request.auth.id != "" || @request.auth.collectionName = "staff"',
])('no guest can satisfy %s', (rule) => expect(canGuestSatisfy(rule)).toBe(false));

test.each([
  '',
  'title = "x"',
  '@request.auth.id = ""',
  '@request.auth.role != "lead"',
  'owner = @request.auth.id',
  '@request.auth.id != "" || title = "x"',
  '@request.auth.id:length != ""',
  '@request.auth.teams.name != ""',
  '@request.auth.id ?!= ""',
])('a guest may satisfy %s', (rule) => expect(canGuestSatisfy(rule)).toBe(true));
