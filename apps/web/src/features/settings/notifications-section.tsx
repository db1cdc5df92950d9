import {
  choiceOf,
  dailyMailHour,
  fixedOf,
  isFixedTopic,
  type MailTime,
  mailTimes,
  type NotificationChoice,
  type NotificationTopic,
  type StoredChoices,
  topicsOf,
} from '@dossier/domain/notification-kinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { refreshOnce, type SessionUser } from '#api/session.ts';
import { useRole, userName } from '#api/use-session.ts';
import { useWorkflow } from '#api/workflows.ts';
import { usePortal } from '#portals/portal.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { toast } from '#ui/toast.tsx';
import { SaveBar } from './block.tsx';

type Choices = Readonly<Partial<Record<NotificationTopic, NotificationChoice>>>;

/** How the signed-in person is notified of each topic: in the list of the bell, and by mail. */
export function NotificationsSection({ user }: { user: SessionUser }) {
  const { t } = useTranslation('settings');
  const form = useChoices(user);
  return (
    <>
      <div className="mb-3">
        <h2 className="text-14 font-semibold">{t('notifications.title')}</h2>
        <p className="mt-1 text-13 text-ink-2 [overflow-wrap:anywhere]">
          {t('notifications.lead', { email: String(user['email'] ?? '') })}
        </p>
      </div>
      <DataTable
        label={t('notifications.title')}
        isWrapping
        rows={form.topics}
        rowId={(topic) => topic}
        columns={[
          {
            id: 'event',
            title: t('notifications.event'),
            isRowHeader: true,
            cell: (topic) => <Event topic={topic} user={user} />,
          },
          {
            id: 'shown',
            title: t('notifications.in-dossier'),
            width: '120px',
            cell: (topic) => <Shown topic={topic} form={form} />,
          },
          {
            id: 'mail',
            title: t('notifications.email'),
            width: '176px',
            cell: (topic) => <Mail topic={topic} form={form} />,
          },
        ]}
      />
      <p className="mt-4 mb-6 flex gap-1.5 text-13 text-ink-2">
        <Icon name="info" className="mt-0.5" />
        {t('notifications.note')}
      </p>
      <SaveBar form={form} />
    </>
  );
}

function useChoices(user: SessionUser) {
  const { t } = useTranslation('settings');
  const { name, authCollection } = usePortal();
  const isLead = useRole() === 'intern-lead';
  const topics = topicsOf(name, { isLead });
  const [stored, setStored] = useState(() => choicesOf(topics, name, user['notify'] as StoredChoices | null));
  const [choices, setChoices] = useState(stored);
  const save = useWorkflow('save-profile');
  const changed = topics.filter((topic) => isChanged(choices[topic], stored[topic]));
  const done = async () => {
    setStored(choices);
    await refreshOnce(client, authCollection, () => undefined);
    toast.success(t('saved'));
  };
  return {
    topics,
    choices,
    change: (topic: NotificationTopic, values: Partial<NotificationChoice>) =>
      setChoices((now) => {
        const before = now[topic];
        return before ? { ...now, [topic]: { ...before, ...values } } : now;
      }),
    undo: () => setChoices(stored),
    save: () => save.mutate({ notify: choices }, { onSuccess: () => void done() }),
    changes: changed.length,
    isValid: true,
    isPending: save.isPending,
    error: save.error,
  };
}

type Form = ReturnType<typeof useChoices>;

const choicesOf = (
  topics: readonly NotificationTopic[],
  portal: Parameters<typeof choiceOf>[1],
  stored: StoredChoices | null,
): Choices => Object.fromEntries(topics.map((topic) => [topic, choiceOf(topic, portal, stored)]));

const isChanged = (now: NotificationChoice | undefined, before: NotificationChoice | undefined): boolean =>
  now?.isShown !== before?.isShown || now?.mail !== before?.mail;

interface CellProps {
  topic: NotificationTopic;
  form: Form;
}

/** The topic, and why a part of it cannot be chosen. */
function Event({ topic, user }: { topic: NotificationTopic; user: SessionUser }) {
  const { t } = useTranslation('settings');
  const { name } = usePortal();
  const lead =
    name === 'intern' && (topic === 'access' || topic === 'answers')
      ? t(`notifications.topics.${topic}.lead-intern`)
      : t(`notifications.topics.${topic}.lead`, { name: userName(user) });
  return (
    <span className="block min-w-0 py-1 font-normal [overflow-wrap:anywhere]">
      <span className="block font-medium">{t(`notifications.topics.${topic}.title`)}</span>
      <span className="block text-12 text-ink-2">{lead}</span>
      {isFixedTopic(topic) && (
        <span className="flex gap-1 text-12 text-ink-2">
          <Icon name="lock" className="mt-0.5 size-3" />
          {t(`notifications.fixed.${topic}`)}
        </span>
      )}
    </span>
  );
}

const fixedStyle = 'inline-flex min-h-8 items-center text-13 text-ink-2';

function Shown({ topic, form }: CellProps) {
  const { t } = useTranslation('settings');
  const fixed = fixedOf(topic).isShown;
  if (fixed !== undefined)
    return <span className={fixedStyle}>{fixed ? t('notifications.always') : t('notifications.not-listed')}</span>;
  return (
    <Switch
      aria-label={t('notifications.shown-of', { topic: t(`notifications.topics.${topic}.title`) })}
      isSelected={form.choices[topic]?.isShown ?? false}
      onChange={(isShown) => form.change(topic, { isShown })}
      className="inline-flex min-h-8 max-md:min-h-12 max-md:align-middle"
    >
      {null}
    </Switch>
  );
}

function Mail({ topic, form }: CellProps) {
  const { t } = useTranslation('settings');
  const time = `${dailyMailHour}:00`;
  const nameOf = (mail: MailTime) => t(`notifications.mail.${mail}`, { time });
  const fixed = fixedOf(topic).mail;
  if (fixed) return <span className={fixedStyle}>{nameOf(fixed)}</span>;
  return (
    <Select
      label={t('notifications.mail-of', { topic: t(`notifications.topics.${topic}.title`) })}
      isLabelHidden
      size="sm"
      options={mailTimes.map((id) => ({ id, label: nameOf(id) }))}
      value={form.choices[topic]?.mail}
      onChange={(mail) => form.change(topic, { mail })}
    />
  );
}
