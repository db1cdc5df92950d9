import { splitMentions } from '@dossier/domain/notes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#api/use-session.ts';
import { useWorkflow } from '#api/workflows.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { isoToday, useFormat } from '#i18n/format.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { focusWhenLost } from '#ui/keep-focus.ts';
import { Menu, type MenuItemEntry } from '#ui/menu.tsx';
import { useEntityPlace } from './entity-context.ts';
import { NoteEdit } from './note-edit.tsx';
import type { Note, Notes } from './note-types.ts';

const readerIcons = { desk: 'lock', institution: 'building', both: 'users' } as const satisfies Readonly<
  Record<Note['readers'], IconName>
>;

/** One note: author, time, text, who can read it, and what the reader may do with it. */
export function NoteItem({ note, answer }: { note: Note; answer: Notes }) {
  const { t } = useTranslation('notes');
  const format = useFormat();
  const user = useUser();
  const { org } = useEntityPlace().entity;
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { error } = useErrorText();
  const report = useWorkflow('report-note');
  const at = useMomentText()(note.at);
  const id = `note-${note.id}`;
  const close = () => {
    setOpen(undefined);
    focusWhenLost(() => document.querySelector<HTMLElement>(`#${id} button`) ?? document.getElementById(id));
  };
  if (note.deletedAt !== '')
    return (
      <li id={id} className="py-4 text-13 text-ink-2 first:pt-0">
        {t('deleted', { name: note.author.name, at: format.dateTime(note.deletedAt) })}
      </li>
    );
  const isOwn = note.author.id === user?.id;
  const side = note.author.side === answer.side ? '' : note.author.side === 'desk' ? t('sides.desk') : org.name;
  return (
    <li id={id} className="py-4 first:pt-0">
      <div className="flex items-center gap-2 text-13">
        <Avatar name={note.author.name || org.name} />
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <span className="font-semibold">{note.author.name || org.name}</span>{' '}
          {isOwn && <span className="text-12 text-ink-2">{t('you')}</span>}
        </span>
        <time dateTime={note.at} title={format.dateTime(note.at)} className="text-12 whitespace-nowrap text-ink-2">
          {at}
        </time>
      </div>
      {!isOwn && side && <p className="pl-8 text-12 text-ink-2">{side}</p>}
      {open === 'edit' ? <NoteEdit note={note} answer={answer} onClose={close} /> : <NoteText note={note} />}
      <div className="mt-2 flex items-center gap-x-4 gap-y-1 text-12 text-ink-2">
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-4 gap-y-1">
          <Fact icon={readerIcons[note.readers]}>{t(`readers.${note.readers}`, { institution: org.name })}</Fact>
          {note.isReported && <Fact icon="file-check">{t('in-report')}</Fact>}
          {note.editedAt !== '' && <span>{t('edited', { at: format.dateTime(note.editedAt) })}</span>}
        </div>
        {open !== 'edit' && <Actions note={note} at={at} onOpen={setOpen} report={report} />}
      </div>
      {report.error && (
        <p role="alert" className="mt-1 text-12 text-bad-ink">
          {error(report.error)}
        </p>
      )}
      {open === 'delete' && <DeleteNote note={note} onClose={close} />}
    </li>
  );
}

/** Today the time, otherwise the day. */
function useMomentText() {
  const format = useFormat();
  const isToday = (stored: string) => format.date(stored) === format.date(isoToday());
  return (stored: string) => (isToday(stored) ? format.time(stored) : format.date(stored));
}

function NoteText({ note: { text, mentions } }: { note: Note }) {
  const parts = splitMentions(
    text,
    mentions.map(({ name }) => name),
  );
  return (
    <p className="mt-2 text-13 whitespace-pre-line [overflow-wrap:anywhere]">
      {parts.map(({ text: part, isMention }, index) =>
        isMention ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
          <span key={index} className="rounded-sm bg-accent-soft px-0.5 font-semibold text-accent-ink">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Fact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <span className="flex min-w-0 items-center gap-1.5 [overflow-wrap:anywhere]">
      <Icon name={icon} />
      {children}
    </span>
  );
}

interface ActionsProps {
  note: Note;
  at: string;
  onOpen: (action: 'edit' | 'delete') => void;
  report: ReturnType<typeof useWorkflow<'report-note'>>;
}

function Actions({ note, at, onOpen, report }: ActionsProps) {
  const { t } = useTranslation('notes');
  const { isReported } = note;
  const entries: (MenuItemEntry | false)[] = [
    note.mayEdit && { id: 'edit', label: t('edit'), icon: 'pencil', onAction: () => onOpen('edit') },
    note.mayReport && {
      id: 'report',
      label: t(isReported ? 'unreport' : 'report'),
      icon: 'file-check',
      onAction: () => report.mutate({ note: note.id, isReported: !isReported }),
    },
    note.mayEdit && {
      id: 'delete',
      label: t('delete'),
      icon: 'trash',
      isDanger: true,
      onAction: () => onOpen('delete'),
    },
  ];
  const given = entries.filter((entry) => entry !== false);
  if (given.length === 0) return null;
  const label = t('menu', { name: note.author.name, at });
  return (
    <Menu
      label={label}
      trigger={<IconButton icon="more" size="sm" label={label} isPending={report.isPending} />}
      entries={given}
    />
  );
}

function DeleteNote({ note, onClose }: { note: Note; onClose: () => void }) {
  const { t } = useTranslation('notes');
  const { error } = useErrorText();
  const remove = useWorkflow('delete-note');
  return (
    <Confirm
      isOpen
      title={t('delete-ask')}
      confirmLabel={t('delete')}
      cancelLabel={t('cancel')}
      onCancel={onClose}
      onConfirm={() => remove.mutate({ note: note.id }, { onSuccess: onClose })}
      isPending={remove.isPending}
      error={remove.error ? error(remove.error) : undefined}
    >
      {t('delete-body')}
    </Confirm>
  );
}
