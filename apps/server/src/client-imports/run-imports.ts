import { setTimeout } from 'node:timers/promises';
import type { CheckedRow } from '@dossier/domain/client-import/check-rows';
import type { ImportedClient } from '@dossier/domain/client-import/read-row';
import type { ClientInput } from '@dossier/domain/contracts/shared/draft-values';
import { type AnyRecord, dateText, type Store } from '@dossier/records';
import { createDraft } from '../case/create-draft.ts';
import type { RowOutcome } from '../collections/client_import_parts.ts';
import type { DeskSchema } from '../collections/index.ts';
import type { DeskRecordsStore, Row } from '../collections/rows.ts';
import { claimJob, isStillOurs, leaseFrom } from '../runtime/claim-job.ts';
import { dayOf, momentOf } from '../runtime/clock.ts';
import { checkIsolated } from './isolated-import.ts';
import { KnownClients } from './known-clients.ts';
import { importOperation, settleOperation } from './operation.ts';
import { pauseAfter } from './pause.ts';
import { countDone, partsOf, rowsOf } from './stored-rows.ts';
import { undoRows } from './undo-rows.ts';

type Import = Row<'client_imports'>;
type Part = Row<'client_import_parts'>;

export interface ImportParts {
  readonly store: Store<DeskSchema>;
  readonly now: () => Date;
}

/** An import during which the process died this often is stopped; a person can continue it. */
const maxAttempts = 50;
/** Interval of progress and of the renewal of the lease. Unit: milliseconds. */
const progressMs = 1_000;

/** Imports the confirmed files and undoes imports. Several processes may do it at once; each file is imported by one. */
export async function runDueImports(parts: ImportParts, isStopping: () => boolean = () => false): Promise<void> {
  while (!isStopping()) {
    const claimed = await claimJob(parts.store, 'client_imports', parts.now);
    if (!claimed) return;
    await importOne(parts, claimed, isStopping);
  }
}

async function importOne(parts: ImportParts, claimed: Import, isStopping: () => boolean): Promise<void> {
  const { store } = parts;
  const org = await store.reader.need('gk_org', claimed.org);
  const isUndo = claimed.undo_at !== '';
  if (claimed.attempts > maxAttempts || org.closed_at !== '') return settle(parts, claimed, 'stopped');
  const stopRenewing = renewLease(parts, claimed);
  try {
    const state = await (isUndo ? undoRows(store, claimed, isStopping) : writeParts(parts, claimed, isStopping));
    if (state) await settle(parts, claimed, state);
  } finally {
    stopRenewing();
  }
}

/** @returns the state that the import is in; undefined when it is no longer ours */
async function writeParts(
  parts: ImportParts,
  claimed: Import,
  isStopping: () => boolean,
): Promise<Import['state'] | undefined> {
  const { store, now } = parts;
  const known = new KnownClients(claimed.org);
  await known.refresh(store.reader, now());
  const { choices, date_order: dateOrder, same_by: sameBy } = claimed;
  const rows = await rowsOf(store.reader, claimed);
  // Deadlines are judged as on the day on which the person saw the check.
  const today = dayOf(momentOf(claimed.checked_at));
  const order = { rows, choices: choices ?? [], dateOrder, sameBy, today, known: known.keys };
  const checked = await checkIsolated(order, `import ${claimed.id}`);
  if (checked === 'too-complex') return 'stopped';
  const byRow = new Map(checked.map((row) => [row.row, row]));
  for await (const part of partsOf(store.reader, claimed)) {
    if (part.is_done) continue;
    if (isStopping()) return 'waiting';
    const begun = performance.now();
    const lines = (part.rows ?? []).flatMap(({ row }) => byRow.get(row) ?? []);
    if (!(await writePart({ store, now }, { claimed, part, lines, known }))) return undefined;
    await setTimeout(pauseAfter(begun));
  }
  return 'done';
}

interface Writing {
  readonly claimed: Import;
  readonly part: Part;
  readonly lines: readonly CheckedRow[];
  readonly known: KnownClients;
}

/**
 * Writes the rows of one part and their outcomes in one transaction: after a kill the part is done or not begun.
 * @returns false when the import was stopped or belongs to another process
 */
async function writePart({ store, now }: ImportParts, writing: Writing): Promise<boolean> {
  const { claimed, part, lines, known } = writing;
  const actor: AnyRecord = { id: claimed.by, collectionName: 'gatekeeper_users' };
  const written = await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('client_imports', claimed.id), claimed)) return undefined;
      if ((await records.need('client_import_parts', part.id)).is_done) return new Map<string, RowOutcome>();
      await known.refresh(records, now(), claimed.id);
      const outcomes: RowOutcome[] = [];
      const created = new Map<string, RowOutcome>();
      for (const line of lines) {
        const outcome = await writeRow(records, { claimed, line, known, created, now: now() });
        if (outcome.result === 'created') created.set(line.key, outcome);
        outcomes.push(outcome);
      }
      const count = (result: RowOutcome['result']) => outcomes.filter((one) => one.result === result).length;
      await records.update('client_import_parts', part.id, {
        outcomes,
        is_done: true,
        created_count: count('created'),
        same_count: count('same'),
        rejected_count: count('rejected'),
      });
      return created;
    },
    { operation: importOperation, actor },
  );
  for (const [key, { request: id, number }] of written ?? []) known.remember(key, { id, number });
  return written !== undefined;
}

interface WritingRow {
  readonly claimed: Import;
  readonly line: CheckedRow;
  readonly known: KnownClients;
  /** Rows of the same part that were created in this transaction. */
  readonly created: ReadonlyMap<string, RowOutcome>;
  readonly now: Date;
}

async function writeRow(
  records: DeskRecordsStore,
  { claimed, line, known, created, now }: WritingRow,
): Promise<RowOutcome> {
  const { row, fate, key, client } = line;
  const causes = [...new Set(line.problems.map(({ cause }) => cause))];
  const name = nameOf(client);
  if (fate === 'rejected') return { row, result: 'rejected', name, request: '', number: '', causes };
  const same = known.get(key);
  const twin = created.get(key);
  if (same) return { row, result: 'same', name, request: same.id, number: same.number, causes };
  if (twin) return { row, result: 'same', name, request: twin.request, number: twin.number, causes };
  const contact = await contactOf(records, claimed.org, client);
  const draft = await createDraft(
    records,
    {
      client: clientOf(client, claimed.org, now),
      contact: contact.id,
      reference: client.reference,
      deadline: client.deadline,
      transactionDescription: client.transactionDescription,
      description: client.note,
    },
    {
      org: claimed.org,
      by: claimed.by,
      today: dayOf(now),
      others: { import: claimed.id, import_row: row, import_key: key },
    },
  );
  const made = contact.isNew ? { contact: contact.id } : {};
  return { row, result: 'created', name, request: draft.id, number: draft.number, causes, ...made };
}

const nameOf = ({ companyName, firstName, lastName }: ImportedClient): string =>
  companyName || `${firstName} ${lastName}`.trim();

/** The facts count as typed by the institution. */
function clientOf(client: ImportedClient, org: string, now: Date): ClientInput {
  const { companyName: name, firstName, lastName, country, number, legalForm, legalFormName } = client;
  if (client.kind === 'individual') return { kind: 'individual', firstName, lastName, documentNumber: number, country };
  return {
    kind: 'business',
    company: {
      name,
      country,
      authority: '',
      registrationNumber: number,
      legalForm,
      ...(legalFormName === '' ? {} : { legalFormName }),
      address: { street: '', houseNumber: '', postalCode: '', city: '', country: '' },
      source: 'manual',
      typedBy: org,
      fetchedAt: now.toISOString(),
    },
  };
}

interface UsedContact {
  /** '' without one. */
  readonly id: string;
  readonly isNew: boolean;
}

/** The institution's contact with this address, unchanged; otherwise a new one. */
async function contactOf(records: DeskRecordsStore, org: string, { contact }: ImportedClient): Promise<UsedContact> {
  if (!contact) return { id: '', isNew: false };
  const { firstName: first_name, lastName: last_name, email, phone } = contact;
  const found = await records.first('gk_contacts', 'org = {:org} && email = {:email}', { org, email });
  if (found) return { id: found.id, isNew: false };
  const { id } = await records.create('gk_contacts', { org, first_name, last_name, email, phone });
  return { id, isNew: true };
}

/** Renews the lease and reports progress while the import runs. */
function renewLease({ store, now }: ImportParts, claimed: Import): () => void {
  const timer = setInterval(() => {
    void store
      .transaction(
        async (records) => {
          if (!isStillOurs(await records.get('client_imports', claimed.id), claimed)) return;
          const counts = claimed.undo_at === '' ? await countDone(records, claimed) : {};
          await records.update('client_imports', claimed.id, { ...counts, lease_until: leaseFrom(now()) });
        },
        { operation: 'report-import-progress' },
      )
      .catch(() => undefined);
  }, progressMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** `waiting`: this process ends, and the next one continues. */
async function settle({ store, now }: ImportParts, claimed: Import, state: Import['state']): Promise<void> {
  await store.transaction(
    async (records) => {
      if (!isStillOurs(await records.get('client_imports', claimed.id), claimed)) return;
      const at = state === 'waiting' ? '' : dateText(now());
      const ended =
        claimed.undo_at === '' ? { ended_at: at, ...(await countDone(records, claimed)) } : undoEnded(state, at);
      await records.update('client_imports', claimed.id, { ...ended, state, lease_until: '' });
    },
    { operation: settleOperation, actor: { id: claimed.undo_by || claimed.by, collectionName: 'gatekeeper_users' } },
  );
}

/** An undoing that was stopped can be ordered again. */
function undoEnded(state: Import['state'], at: string): Partial<Import> {
  if (state === 'undone') return { undone_at: at };
  return state === 'stopped' ? { undo_at: '' } : {};
}
