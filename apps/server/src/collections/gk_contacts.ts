import { defineCollection } from '@dossier/records/collection';
import { email, relation, text } from '@dossier/records/fields';
import { contactWords } from '../case/search-text.ts';
import { anyOf, isIntern, isOwnOrg, onlyByWorkflow } from './rules.ts';

const staysInOrg = '(@request.body.org:isset = false || @request.body.org = @request.auth.org)';

/** Contact persons of an organisation's clients. */
export const gkContacts = defineCollection({
  name: 'gk_contacts',
  fields: {
    org: relation('gk_org', { required: true }),
    first_name: text({ required: true, max: 200 }),
    last_name: text({ required: true, max: 200 }),
    email: email({ required: true }),
    phone: text({ max: 40 }),
  },
  rules: {
    list: anyOf(isOwnOrg, isIntern),
    view: anyOf(isOwnOrg, isIntern),
    create: isOwnOrg,
    update: `${isOwnOrg} && ${staysInOrg}`,
    delete: onlyByWorkflow,
  },
  indexes: [{ columns: ['org', 'last_name', 'id'] }],
  words: {
    fields: ['first_name', 'last_name', 'email', 'phone'],
    within: ['org'],
    textOf: contactWords,
    version: 1,
  },
});
