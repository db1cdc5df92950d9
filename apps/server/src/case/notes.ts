import type { Note, NotePerson } from '@dossier/domain/contracts/answers/notes';
import {
  canBeReported,
  canReadNote,
  mentionedIn,
  type NoteReaders,
  type NoteSide,
  noteSideOf,
} from '@dossier/domain/notes';
import { isActive, isReadable } from '@dossier/domain/onboarding';
import { accept, type Result, refuse } from '@dossier/domain/result';
import type { Mention } from '../collections/notes.ts';
import { type DeskRecordsStore, fullName, type Reader, type RequestRow, type Row } from '../collections/rows.ts';
import type { Actor } from '../runtime/actor.ts';
import { findVisibleOnboarding } from './onboarding.ts';

export type NoteRow = Row<'notes'>;

/** An onboarding on which the actor's side keeps notes, and that side. Drafts have none: their note is in the wizard. */
export interface NotesAccess {
  readonly request: RequestRow;
  readonly side: NoteSide;
}

/** Undefined when the actor may not view the onboarding, or reads no notes. */
export async function notesAccess(records: Reader, actor: Actor, id: string): Promise<NotesAccess | undefined> {
  const side = noteSideOf(actor.portal);
  const request = await findVisibleOnboarding(records, actor, id);
  return side && request && isReadable(request.status) ? { request, side } : undefined;
}

/** The notes that a side may read, newest first. */
export async function notesFor(records: Reader, { request, side }: NotesAccess): Promise<NoteRow[]> {
  const rows = await records.find(
    'notes',
    'request = {:request}',
    { request: request.id },
    { sort: '-created,-@rowid' },
  );
  return rows.filter(({ readers }) => canReadNote(side, readers));
}

/** What the report of a completion contains must not change afterwards. */
const isInCompletedReport = ({ reported_at: at }: NoteRow, { completed_at: completed }: RequestRow): boolean =>
  at !== '' && completed !== '' && at <= completed;

export function noteLine(row: NoteRow, { request, side }: NotesAccess, actor: Actor): Note {
  const isOpen = isActive(request.status) && row.deleted_at === '' && !isInCompletedReport(row, request);
  return {
    id: row.id,
    readers: row.readers,
    text: row.text,
    author: { id: row.author, name: row.author_name, side: row.side },
    mentions: [...(row.mentions ?? [])],
    at: row.created,
    editedAt: row.edited_at,
    deletedAt: row.deleted_at,
    isReported: row.reported_at !== '',
    mayEdit: isOpen && row.author === actor.id,
    mayReport: isOpen && row.side === side && canBeReported(row.readers),
  };
}

/**
 * A note that the actor may change: an own one, or with `ofSide` one of the own side.
 * Errors: `not-found`, `not-allowed`, `move-not-allowed` in the archive, `note-in-report`.
 */
export async function loadNoteToChange(
  records: DeskRecordsStore,
  actor: Actor,
  id: string,
  { ofSide = false } = {},
): Promise<Result<{ note: NoteRow; access: NotesAccess }>> {
  const note = await records.get('notes', id);
  const access = note && (await notesAccess(records, actor, note.request));
  if (!note || !access || note.deleted_at !== '' || !canReadNote(access.side, note.readers)) return refuse('not-found');
  if (ofSide ? note.side !== access.side : note.author !== actor.id) return refuse('not-allowed');
  const open = checkOpen(access, 'edit-note');
  if (!open.ok) return open;
  return isInCompletedReport(note, access.request) ? refuse('note-in-report') : accept({ note, access });
}

/** Notes follow the onboarding into the archive, where nothing changes. Errors: `move-not-allowed`. */
export function checkOpen({ request: { status } }: NotesAccess, move: string): Result<null> {
  return isActive(status) ? accept() : refuse('move-not-allowed', { move, status, allowed: [] });
}

/**
 * Whom the actor may mention in a note for these readers. The desk mentions its own staff and that of the institution;
 * an institution its own, and of the desk those whom it knows of: the assigned reviewer and the authors of shared notes.
 */
export async function mentionable(
  records: Reader,
  actor: Actor,
  { request, side }: NotesAccess,
  readers: NoteReaders,
): Promise<NotePerson[]> {
  const colleagues = { org: request.org };
  const institution = canReadNote('institution', readers)
    ? await records.find('gatekeeper_users', 'org = {:org} && active = true', colleagues)
    : [];
  const desk = canReadNote('desk', readers) ? await records.find('internal_users', 'active = true') : [];
  const known = side === 'desk' ? undefined : await knownReviewers(records, { request, side });
  const people: NotePerson[] = [
    ...institution.map((user) => ({
      ...personOf(user),
      side: 'institution' as const,
      isManager: user.role === 'admin',
    })),
    ...desk
      .filter(({ id }) => known?.has(id) ?? true)
      .map((user) => ({ ...personOf(user), side: 'desk' as const, isManager: user.role === 'lead' })),
  ];
  return people
    .filter(({ id, name }) => id !== actor.id && name !== '')
    .toSorted((a, b) => Number(b.side === side) - Number(a.side === side) || a.name.localeCompare(b.name));
}

const personOf = (user: Row<'gatekeeper_users'> | Row<'internal_users'>) => ({ id: user.id, name: fullName(user) });

async function knownReviewers(records: Reader, access: NotesAccess): Promise<ReadonlySet<string>> {
  const notes = await notesFor(records, access);
  return new Set([
    access.request.assigned_intern,
    ...notes.filter(({ side }) => side === 'desk').map((one) => one.author),
  ]);
}

interface GivenMentions {
  readonly text: string;
  readonly mentions: readonly string[];
  readonly readers: NoteReaders;
  /** Those of the text before, who may have left in the meantime. */
  readonly before?: readonly Mention[];
}

/** The mentioned people with their names; those whose name is not in the text are left out. Errors: `mention-unknown`. */
export async function checkMentions(
  records: Reader,
  actor: Actor,
  access: NotesAccess,
  { text, mentions, readers, before = [] }: GivenMentions,
): Promise<Result<Mention[]>> {
  if (mentions.length === 0) return accept([]);
  const people = new Map(
    [...before, ...(await mentionable(records, actor, access, readers))].map((one) => [one.id, one]),
  );
  const found = [...new Set(mentions)].map((id) => people.get(id));
  if (found.includes(undefined)) return refuse('mention-unknown');
  const known = found.filter((one) => one !== undefined).map(({ id, name }) => ({ id, name }));
  return accept(mentionedIn(text, known));
}

/** The notes that the report of a moment contains, oldest first. */
export async function reportedNotes(records: Reader, request: string, moment: string): Promise<NoteRow[]> {
  const filter = 'request = {:request} && deleted_at = "" && reported_at != "" && reported_at <= {:moment}';
  const rows = await records.find('notes', filter, { request, moment }, { sort: 'created,@rowid' });
  return rows.filter(({ readers }) => canBeReported(readers));
}
