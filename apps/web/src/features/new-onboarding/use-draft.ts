import { type DraftValues, draftValuesSchema, type GivenDraft } from '@dossier/domain/contracts/shared/draft-values';
import { z } from '@dossier/domain/schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRunWorkflow } from '#api/workflows.ts';

export type { DraftValues };

export type DraftSaveState =
  | { readonly name: 'new' | 'waiting' | 'saving' | 'invalid' }
  | { readonly name: 'saved'; readonly at: string }
  | { readonly name: 'failed'; readonly error: unknown };

export interface Draft {
  readonly id: string | undefined;
  readonly values: DraftValues;
  readonly state: DraftSaveState;
  /** Changes some values; they are saved automatically a moment later. */
  readonly change: (values: DraftValues) => void;
  /** Saves unsaved values at once. Returns true when everything is stored. */
  readonly flush: () => Promise<boolean>;
  /** The current id, for code that runs after the first save. */
  readonly idNow: () => string | undefined;
}

/** The stored draft; another answer when a colleague changes it. */
interface Opened {
  readonly request: string;
  readonly values: DraftValues;
  readonly updated: string;
}

/** Delay after the last keystroke before saving. Unit: milliseconds. */
const quietMs = 600;

/** Of a company from the register only its key is sent: the server looks the facts up itself. */
function given({ client, ...others }: DraftValues): GivenDraft {
  if (client === undefined) return others;
  if (client?.kind !== 'business' || !client.register) return { ...others, client };
  return { ...others, client: { kind: 'business', register: client.register } };
}

const isNothing = (values: DraftValues) => Object.keys(values).length === 0;

/**
 * Takes the unsaved values that the server accepts: one text that is too long does not keep the others from being saved.
 * Undefined when none can be saved now; the first save needs the client.
 */
function takeValid(kept: Box): DraftValues | undefined {
  const { shape } = draftValuesSchema;
  const entries = Object.entries(kept.unsaved) as [keyof DraftValues, unknown][];
  const isValid = ([key, value]: [keyof DraftValues, unknown]) => z.safeParse(shape[key], value).success;
  const valid: DraftValues = Object.fromEntries(entries.filter(isValid));
  if (isNothing(valid) || (kept.id === undefined && !valid.client)) return undefined;
  kept.unsaved = Object.fromEntries(entries.filter((entry) => !isValid(entry)));
  return valid;
}

/**
 * The wizard's answers, saved while they are typed. The first save needs a client and gives the draft its id. One
 * save runs at a time; failed values are sent again with the next one, invalid ones after they are corrected. Changes by colleagues appear in the answers
 * without unsaved changes.
 */
export function useDraft(opened: Opened | undefined, onCreated: (id: string) => void): Draft {
  const run = useRunWorkflow();
  const [values, setValues] = useState<DraftValues>(opened?.values ?? {});
  const [id, setId] = useState(opened?.request);
  const [state, setState] = useState<DraftSaveState>(opened ? { name: 'saved', at: opened.updated } : { name: 'new' });
  const box = useRef<Box>({ id: opened?.request, unsaved: {}, sending: {}, running: undefined, timer: undefined });
  useEffect(() => {
    if (!opened) return;
    const { sending, unsaved } = box.current;
    setValues({ ...opened.values, ...sending, ...unsaved });
    setState((now) => (now.name === 'saved' ? { name: 'saved', at: opened.updated } : now));
  }, [opened]);

  const send = async (sending: DraftValues): Promise<boolean> => {
    const kept = box.current;
    kept.sending = sending;
    setState({ name: 'saving' });
    try {
      const answer = await run('save-draft', { ...(kept.id ? { request: kept.id } : {}), values: given(sending) });
      if (kept.id === undefined) {
        kept.id = answer.id;
        setId(answer.id);
        onCreated(answer.id);
      }
      setState(isNothing(kept.unsaved) ? { name: 'saved', at: answer.savedAt } : { name: 'waiting' });
      return true;
    } catch (error) {
      kept.unsaved = { ...sending, ...kept.unsaved };
      setState({ name: 'failed', error });
      return false;
    } finally {
      kept.sending = {};
    }
  };
  const flush = async (): Promise<boolean> => {
    const kept = box.current;
    clearTimeout(kept.timer);
    await kept.running;
    if (isNothing(kept.unsaved)) return kept.id !== undefined;
    if (kept.id === undefined && !kept.unsaved.client) return false;
    const sending = takeValid(kept);
    if (!sending) setState({ name: 'invalid' });
    if (!sending) return false;
    const done = send(sending);
    kept.running = done;
    return (await done) && (isNothing(kept.unsaved) || (await flush()));
  };
  const change = (changed: DraftValues) => {
    const kept = box.current;
    setValues((now) => ({ ...now, ...changed }));
    kept.unsaved = { ...kept.unsaved, ...changed };
    if (kept.id === undefined && !kept.unsaved.client) return;
    setState({ name: 'waiting' });
    clearTimeout(kept.timer);
    kept.timer = setTimeout(() => void flush(), quietMs);
  };
  useLeaving(box, () => void flush());
  return { id, values, state, change, flush, idNow: () => box.current.id };
}

interface Box {
  id: string | undefined;
  unsaved: DraftValues;
  /** Of the save that is running. */
  sending: DraftValues;
  running: Promise<unknown> | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Leaving the page saves the rest; closing the window asks for confirmation while something is unsaved. */
function useLeaving(box: { readonly current: Box }, flush: () => void): void {
  const save = useEffectEvent(flush);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const { id, unsaved } = box.current;
      if (!isNothing(unsaved) && (id !== undefined || unsaved.client)) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      save();
    };
  }, [box]);
}
