/** The one page that cannot use the text files, in both languages: they did not load. */
const sentences = [
  { lang: 'en', text: 'This page could not be loaded. Check your connection and try again.', button: 'Try again' },
  {
    lang: 'nl',
    text: 'Deze pagina kon niet worden geladen. Controleer de verbinding en probeer het opnieuw.',
    button: 'Opnieuw proberen',
  },
] as const;

/** Shows that the texts did not load, with a button to try again, in the language of the browser first. */
export function showWithoutTexts(root: HTMLElement, languages: readonly string[] = navigator.languages): void {
  const isDutchFirst = languages[0]?.startsWith('nl') ?? false;
  const main = document.createElement('main');
  main.className = 'mx-auto flex max-w-[560px] flex-col gap-6 px-6 py-16 text-16';
  for (const { lang, text, button } of isDutchFirst ? sentences.toReversed() : sentences) {
    const part = document.createElement('div');
    part.lang = lang;
    const sentence = document.createElement('p');
    sentence.textContent = text;
    const retry = document.createElement('button');
    retry.type = 'button';
    retry.className = 'mt-3 min-h-12 rounded-md border border-line-field bg-surface px-4';
    retry.textContent = button;
    retry.onclick = () => location.reload();
    part.append(sentence, retry);
    main.append(part);
  }
  root.replaceChildren(main);
}
