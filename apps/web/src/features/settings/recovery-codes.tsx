import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast.tsx';

/** A new set of recovery codes, shown once: copied, downloaded or printed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation('settings');
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('security.codes.copied')),
      () => toast.error(t('security.codes.not-copied')),
    );
  return (
    <div className="flex flex-col gap-4 text-ink">
      <Banner tone="warn" icon="info" title={t('security.codes.once')}>
        {t('security.codes.once-body')}
      </Banner>
      <ul
        aria-label={t('security.codes.title')}
        className="grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-line bg-sunken p-4 font-mono text-14 max-md:text-13"
      >
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button icon="copy" onPress={() => void copy()}>
          {t('security.codes.copy')}
        </Button>
        <Button icon="download" onPress={() => download(text)}>
          {t('security.codes.download')}
        </Button>
        <Button icon="file" onPress={() => print(`${t('security.codes.title')} (${location.host})\n\n${text}`)}>
          {t('security.codes.print')}
        </Button>
      </div>
      <Button size="lg" variant="primary" autoFocus onPress={onDone}>
        {t('security.codes.saved')}
      </Button>
    </div>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
  link.download = 'dossier-recovery-codes.txt';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Prints the text alone, from a frame that is removed afterwards. */
function print(text: string): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const { contentDocument, contentWindow } = frame;
  const page = contentDocument?.createElement('pre');
  if (!page || !contentWindow) {
    frame.remove();
    return;
  }
  page.textContent = text;
  contentDocument?.body.append(page);
  contentWindow.addEventListener('afterprint', () => frame.remove());
  contentWindow.print();
}
