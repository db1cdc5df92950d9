import { useTranslation } from 'react-i18next';
import type { ViewAnswer } from '#api/views.ts';
import { Icon } from '#ui/icon.tsx';
import type { PageText } from './page-text.ts';
import { OfferToRead, useReadStatus } from './read-status.tsx';
import { isSameAsAnswer, type ReadValue } from './read-values.ts';
import { readingOf, useZoneReadings } from './reading.ts';
import { useFactText } from './use-fact-text.ts';

type Page = ViewAnswer<'document'>;

interface ReadOfFileProps {
  page: Page;
  /** Of the pages of a PDF; undefined until they are extracted. */
  texts: readonly PageText[] | undefined;
}

/** What the document itself says, read by machine, next to the answers. Shown for extracts and identity documents. */
export function ReadOfFile({ page, texts }: ReadOfFileProps) {
  const { t } = useTranslation('documents');
  const zones = useZoneReadings(page.request.id);
  const statusOf = useReadStatus();
  const { document } = page;
  const reading = readingOf(document, texts, zones);
  if (reading.is === 'none') return null;
  const status = statusOf(reading);
  return (
    <section aria-labelledby="read-of-file">
      <h2 id="read-of-file" className="mt-5 mb-1 text-12 font-semibold text-ink-2">
        {t('read.title')}
      </h2>
      <div role="status" className="text-13">
        {status !== '' && <p className="text-ink-2">{status}</p>}
        {reading.is === 'read' && (
          <dl className="divide-y divide-line">
            {reading.values.map((value) => (
              <ReadFact key={value.label} value={value} facts={page.facts} />
            ))}
          </dl>
        )}
      </div>
      <OfferToRead readings={[reading]} onRead={() => zones.read([document.doc])} />
    </section>
  );
}

function ReadFact({ value, facts }: { value: ReadValue; facts: Page['facts'] }) {
  const { t } = useTranslation('documents');
  const text = useFactText();
  const answer = facts.find(({ label }) => label === value.label);
  const isSame = answer && isSameAsAnswer(value, answer.value);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
      <dt className="text-12 text-ink-2">{text.label(value)}</dt>
      <dd className="col-start-1 font-medium [overflow-wrap:anywhere]">{text.value(value)}</dd>
      {answer && (
        <dd
          className={`flex gap-1.5 ${isSame ? 'col-start-2 row-span-2 row-start-1 self-center text-ok-ink' : 'col-span-2 text-warn-ink'}`}
        >
          <Icon name={isSame ? 'check' : 'not-equal'} className="mt-0.5 flex-none" />
          {isSame ? t('read.as-answer') : t('read.other-answer', { value: text.value(answer) })}
        </dd>
      )}
      {value.fits === false && (
        <dd className="col-span-2 flex gap-1.5 text-warn-ink">
          <Icon name="alert" className="mt-0.5 flex-none" />
          {t('read.wrong')}
        </dd>
      )}
    </div>
  );
}
