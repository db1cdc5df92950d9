import { searchPauseMs } from '@dossier/domain/list-search';
import { notifyManager } from '@tanstack/react-query';

/** How long answers wait after a key in a search field: until the request for its text has begun. Unit: milliseconds. */
const quiet = searchPauseMs + 20;

let quietAt = 0;
let waiting: (() => void)[] = [];

/**
 * Shows no answer between a key in a search field and the request for the new text: rendering the rows of the text
 * before it would delay both the key and the request, and they are replaced at once.
 */
export function showAnswersAfterTyping(): void {
  document.addEventListener('input', noteKey, { capture: true });
  notifyManager.setScheduler((notify) => {
    waiting.push(notify);
    if (waiting.length === 1) wait();
  });
}

function noteKey({ target }: Event): void {
  if (target instanceof HTMLInputElement && target.type === 'search') quietAt = performance.now() + quiet;
}

function wait(): void {
  setTimeout(release, Math.max(0, quietAt - performance.now()));
}

function release(): void {
  if (quietAt > performance.now()) {
    wait();
    return;
  }
  const ready = waiting;
  waiting = [];
  // A task for each, as without this: an error in one does not keep the others.
  for (const notify of ready) setTimeout(notify, 0);
}
