import { maxPersonName } from '@dossier/domain/limits';
import { toE164 } from '@dossier/domain/phone';
import { ApiError } from '@dossier/records';
import { defineCollection } from '@dossier/records/collection';
import { email, relation, text } from '@dossier/records/fields';
import { anyOf, isIntern, isOwnOrg, onlyByWorkflow } from './rules.ts';
import { contactWords } from './search-text.ts';

const staysInOrg = '(@request.body.org:isset = false || @request.body.org = @request.auth.org)';

/** Contact persons of an organisation's clients. */
export const gkContacts = defineCollection({
  name: 'gk_contacts',
  fields: {
    org: relation('gk_org', { required: true }),
    first_name: text({ required: true, max: maxPersonName }),
    last_name: text({ required: true, max: maxPersonName }),
    email: email({ required: true }),
    phone: text({ max: 40 }),
  },
  hooks: {
    beforeCreate: [(next) => normalisePhone(next)],
    beforeUpdate: [(next, before) => normalisePhone(next, before)],
  },
  rules: {
    list: anyOf(isOwnOrg, isIntern),
    view: anyOf(isOwnOrg, isIntern),
    create: isOwnOrg,
    update: `${isOwnOrg} && ${staysInOrg}`,
    delete: onlyByWorkflow,
  },
  indexes: [{ columns: ['org', 'last_name', 'id'] }, { columns: ['org', 'email', 'id'] }],
  searchIndex: {
    fields: ['first_name', 'last_name', 'email', 'phone'],
    within: ['org'],
    textOf: contactWords,
    version: 1,
  },
});

/** Stored in E.164. An unchanged number is not validated again, so that older rows can be updated. */
function normalisePhone(next: Record<string, unknown>, before?: Record<string, unknown>): void {
  const phone = String(next['phone'] ?? '').trim();
  if (phone === '' || phone === before?.['phone']) return;
  const number = phone.startsWith('+') || phone.startsWith('00') ? toE164(phone) : undefined;
  if (number === undefined) {
    const error = { code: 'validation_invalid_phone', message: 'Must be a valid international telephone number.' };
    throw new ApiError(400, undefined, { phone: error });
  }
  next['phone'] = number;
}
