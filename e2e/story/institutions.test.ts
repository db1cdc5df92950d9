import { joris } from '@dossier/domain/testing/sample-form';
import { call } from '../support/call.ts';
import { makeGatekeeper, makeInstitution } from '../support/people.ts';
import { makeCase } from '../support/stages.ts';
import { expect, test } from '../support/test.ts';

const area = '/external/entity';

test('[ROUTE-52, SRCH-02, ENT-19, PERM-05] two institutions never see each other: screens show Not Found, the API answers 404', async ({
  desk,
  open,
}) => {
  const mine = await makeCase(desk, 'completed');
  const other = await makeInstitution(desk, 'Duinrand Bank N.V.');
  const stranger = await makeGatekeeper(desk, other, { firstName: 'Lena', lastName: 'Achterberg' });
  const mySession = await mine.as(mine.gatekeeper);
  const strange = await mine.as(stranger);
  const views = (token: string, name: string, params: Record<string, string>) =>
    call(desk, 'GET', `/api/desk/views/${name}?${new URLSearchParams(params)}`, { token });
  const entity = (await views(mySession.token, 'entity', { subject: mine.subject })).body;
  const [document] = entity.documents.value;
  const asked: readonly (readonly [string, Record<string, string>])[] = [
    ['entity', { subject: mine.subject }],
    ['entity', { subject: mine.subject, request: mine.request }],
    ['entity-history', { subject: mine.subject }],
    ['document', { subject: mine.subject, doc: document.doc }],
    ['document-file', { doc: document.doc }],
    ['document-history', { subject: mine.subject, owner: document.owner, kind: document.kind }],
    ['person', { subject: mine.subject, person: joris }],
    ['report', { request: mine.request }],
    ['download-all', { request: mine.request }],
    ['draft', { request: mine.request }],
  ];
  for (const [name, params] of asked) {
    expect((await views(strange.token, name, params)).status, `${name} ${JSON.stringify(params)}`).toBe(404);
  }
  for (const verb of ['archive', 'send', 'remind', 'delete-draft'] as const) {
    const answer = await call(desk, 'POST', `/api/desk/${verb}`, {
      token: strange.token,
      body: { request: mine.request },
    });
    expect(answer.status, verb).toBe(404);
  }
  for (const collection of ['gk_requests', 'gk_access', 'gk_requests_docs', 'gk_contacts']) {
    const { body } = await call(desk, 'GET', `/api/collections/${collection}/records?perPage=500`, {
      token: strange.token,
    });
    expect(body.totalItems, collection).toBe(0);
  }
  const found = await views(strange.token, 'search', { text: mine.company.name });
  expect(JSON.stringify(found.body)).not.toContain(mine.company.name);
  expect((await views(mySession.token, 'entity', { subject: mine.subject })).body.request.status).toBe('completed');

  const { page, watch, goto } = await open('gatekeeper', { as: stranger });
  watch.allow(404, /\/api\/desk\/views\//);
  for (const path of ['overview', 'documents', 'screening', 'history', `documents/view/${document.doc}`]) {
    await goto(`${area}/${mine.subject}/${path}`);
    await expect(page.getByRole('heading', { name: 'Not Found' }), path).toBeVisible();
    await expect(page.getByText(mine.company.name)).toHaveCount(0);
  }
  await goto(`/external/person/${joris}?client=${mine.subject}`);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await goto('/external/onboardings');
  await expect(page.getByText('No items found')).toBeVisible();
});

test("[ACC-17, PERM-12] a client cannot see another client's form, access or documents", async ({ desk, open }) => {
  const theirs = await makeCase(desk, 'filled');
  const mine = await makeCase(desk, 'requested');
  const intern = await theirs.as(theirs.intern);
  const read = async () =>
    (await call(desk, 'GET', `/api/desk/views/entity?subject=${theirs.subject}`, { token: intern.token })).body;
  const before = await read();
  const me = await mine.as(mine.client);
  const views = (name: string, params: Record<string, string>) =>
    call(desk, 'GET', `/api/desk/views/${name}?${new URLSearchParams(params)}`, { token: me.token });
  expect((await views('client-form', { request: theirs.request })).status).toBe(404);
  expect((await views('access-request', { access: before.access.id })).status).toBe(404);
  expect((await views('my-answers', { request: theirs.request })).status).toBe(404);
  expect((await views('entity', { subject: theirs.subject })).status).toBe(403);
  for (const [verb, input] of [
    ['save-kyc-section', { request: theirs.request, section: 'contact', revision: 1, values: { firstName: 'X' } }],
    ['submit', { request: theirs.request }],
    ['approve-access', { access: before.access.id }],
    ['refuse-access', { access: before.access.id }],
  ] as const) {
    expect((await call(desk, 'POST', `/api/desk/${verb}`, { token: me.token, body: input })).status, verb).toBe(404);
  }
  expect(await read()).toEqual(before);
  const { page, watch, goto } = await open('client', { session: me });
  watch.allow(404, /\/api\/desk\/views\//);
  await goto(`/form/${theirs.request}`);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  await goto(`/access/${before.access.id}`);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
});

test('[PERM-18, STAT-17] changing the status directly through the record API is refused, and nothing changes', async ({
  desk,
}) => {
  const one = await makeCase(desk, 'submitted');
  const path = `/api/collections/gk_requests/records/${one.request}`;
  const read = () => call(desk, 'GET', path, { token: desk.token });
  const before = await read();
  expect(before.body.status).toBe('submitted');
  for (const person of [one.gatekeeper, one.intern, one.client]) {
    const { token } = await one.as(person);
    for (const status of ['completed', 'archived', 'draft', 'access required']) {
      const answer = await call(desk, 'PATCH', path, { token, body: { status } });
      expect([403, 404], `${person.portal} → ${status}`).toContain(answer.status);
    }
    expect([403, 404]).toContain((await call(desk, 'DELETE', path, { token })).status);
    const made = await call(desk, 'POST', '/api/collections/gk_requests/records', { token, body: { ...before.body } });
    expect([400, 403, 404]).toContain(made.status);
  }
  expect((await read()).body).toEqual(before.body);
});
