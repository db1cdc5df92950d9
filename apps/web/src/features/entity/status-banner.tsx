import { isCompleted, isReadOnly, isWaitingFor } from '@dossier/domain/onboarding';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/format.ts';
import { UndoHere } from '#list-views/undo-here.tsx';
import { usePortal } from '#portals/portal.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { AddedSinceQuestion } from './added-since-question.tsx';
import { isEntityAtDesk, useEntityPlace } from './entity-context.ts';
import { archivePlace, focusHeading } from './use-archive.ts';

/** A message about the whole page: one sentence, and its action. */
export function StatusBanner() {
  const { entity } = useEntityPlace();
  const { request, access, question, version, vault } = entity;
  const isDesk = usePortal().name === 'intern';
  if (isReadOnly(request.status)) return <ArchivedBanner />;
  if (access?.withdrawnAt) return <WithdrawnBanner />;
  if (isCompleted(request.status)) return <CompletedBanner />;
  if (vault.isManagedByOther && access?.status === 'pending') return <OtherOwnerBanner />;
  if (isWaitingFor({ status: request.status, waiting_on: request.waitingOn }, 'gatekeeper') && question)
    return <QuestionBanner />;
  if (access?.status === 'rejected') return <RejectedBanner />;
  if (request.waitingOn === 'client_corrections') return <CorrectionsBanner />;
  if (version.draft) return <DraftBanner />;
  if (isDesk && isEntityAtDesk(entity) && question?.status === 'answered') return <AnsweredBanner />;
  return null;
}

function CompletedBanner() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { request, risk } = useEntityPlace().entity;
  const found = risk.open ? risk.value.length : 0;
  return (
    <Banner tone="ok" icon="check-solid" title={t('banner.completed', { date: format.date(request.completedAt) })}>
      {t('banner.completed-more')} {found > 0 && t('banner.completed-risk', { count: found })}
    </Banner>
  );
}

function ArchivedBanner() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { request } = useEntityPlace().entity;
  const titleKey = request.outcome === 'cancelled' ? 'banner.cancelled' : 'banner.archived';
  return (
    <Banner
      tone="idle"
      icon="archive"
      title={t(titleKey, { date: format.date(request.archivedAt) })}
      actions={<UndoHere place={archivePlace(request.id)} focusAfter={focusHeading} isTextHidden />}
    >
      {request.reason && t('banner.reason', { reason: request.reason })} {t('banner.read-only')}
    </Banner>
  );
}

function OtherOwnerBanner() {
  const { t } = useTranslation('entity');
  const { contact } = useEntityPlace().entity;
  const who = contact ? `${contact.firstName} ${contact.lastName}` : t('banner.the-contact');
  return (
    <Banner tone="info" icon="users" title={t('banner.other-owner')}>
      {t('banner.other-owner-more', { who })}
    </Banner>
  );
}

function RejectedBanner() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { access, contact } = useEntityPlace().entity;
  const who = contact ? `${contact.firstName} ${contact.lastName}` : t('banner.the-client');
  return (
    <Banner tone="warn" icon="lock" title={t('banner.rejected', { date: format.date(access?.decidedAt ?? '') })}>
      {t('banner.rejected-more', { who })}
    </Banner>
  );
}

function WithdrawnBanner() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { access, version } = useEntityPlace().entity;
  const isKept = version.number > 0 && !version.draft;
  return (
    <Banner tone="warn" icon="lock" title={t('banner.withdrawn', { date: format.date(access?.withdrawnAt ?? '') })}>
      {isKept ? t('banner.withdrawn-kept', { date: format.date(version.submittedAt) }) : t('banner.withdrawn-nothing')}
    </Banner>
  );
}

function QuestionBanner() {
  const { t } = useTranslation('entity');
  const { entity, open } = useEntityPlace();
  return (
    <Banner
      tone="warn"
      icon="help"
      title={t('banner.question')}
      actions={
        entity.moves.includes('answer') && (
          <Button size="sm" onPress={() => open({ name: 'answer' })}>
            {t('action.answer')}
          </Button>
        )
      }
    >
      {entity.question?.text}
    </Banner>
  );
}

/** What the institution answered to the desk's last question, until the onboarding is completed. */
function AnsweredBanner() {
  const { t } = useTranslation('entity');
  const format = useFormat();
  const { entity } = useEntityPlace();
  const { question } = entity;
  if (!question) return null;
  return (
    <Banner tone="info" icon="help" title={t('banner.answered', { date: format.date(question.answeredAt) })}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{question.text}</p>
      <blockquote className="border-l-2 border-line-strong pl-3 whitespace-pre-line [overflow-wrap:anywhere]">
        {question.answer}
      </blockquote>
      <AddedSinceQuestion entity={entity} question={question} className="mt-2" />
    </Banner>
  );
}

function CorrectionsBanner() {
  const { t } = useTranslation('entity');
  const { corrections } = useEntityPlace().entity;
  const asked = corrections.filter((one) => one.status === 'open' && one.target !== 'institution');
  return (
    <Banner tone="warn" title={t('banner.corrections')}>
      {asked.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {asked.map((one) => (
            <li key={one.id}>{one.text}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

function DraftBanner() {
  const { t } = useTranslation('entity');
  return (
    <Banner tone="info" title={t('banner.draft')}>
      {t('banner.draft-more')}
    </Banner>
  );
}
