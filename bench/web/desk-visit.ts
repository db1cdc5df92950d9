import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Seat } from './staff.ts';

/** Processor time of a page's main thread, which waiting for other processes does not count. Unit: milliseconds. */
export interface Busy {
  readonly task: number;
  readonly script: number;
  readonly layout: number;
}

/** Whether a page is as expected. */
export type Ready = (given: string) => boolean;

/** A window of a signed-in member of staff. */
export class Desk {
  readonly page: Page;
  readonly #protocol: CDPSession;
  readonly #origin: string;

  private constructor(page: Page, protocol: CDPSession, origin: string) {
    this.page = page;
    this.#protocol = protocol;
    this.#origin = origin;
  }

  static async open(
    browser: Browser,
    seat: Seat,
    port: number,
    storage: Readonly<Record<string, string>>,
  ): Promise<Desk> {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
      bypassCSP: true,
    });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await page.addInitScript((values) => {
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    }, storage);
    await protocol.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Desk(page, protocol, `http://${seat}.localhost:${port}`);
  }

  /** Opens an address and waits until the page is as expected, and has settled. */
  async go(path: string, isReady: Ready): Promise<void> {
    await this.page.goto(this.#origin + path);
    await this.page.waitForFunction(isReady, '');
    await this.page.waitForTimeout(1_500);
  }

  /** From a key to the frame that shows its effect. */
  async keyToPaint(key: string): Promise<number> {
    const painted = this.page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const note = (event: KeyboardEvent) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - event.timeStamp);
              port2.postMessage('');
            });
          window.addEventListener('keydown', note, { capture: true, once: true });
          Object.assign(globalThis, { isListening: true });
        }),
    );
    await this.page.waitForFunction(() => 'isListening' in globalThis);
    await this.page.keyboard.press(key);
    await this.page.evaluate(() => Reflect.deleteProperty(globalThis, 'isListening'));
    return painted;
  }

  /**
   * From the input of an action to the frame in which the page is as expected.
   * @param input the event that begins the time
   * @param isReady runs in the page, with what is given
   */
  async until(input: string, isReady: Ready, given: string, act: () => Promise<unknown>): Promise<number> {
    const result = await this.page.evaluateHandle(
      ([event = '', source = '', text = '']) => {
        const noted = { ms: Number.NaN, isDone: false };
        // biome-ignore lint/security/noGlobalEval: a function of this bench
        const ready = globalThis.eval(`(${source})`) as (given: string) => boolean;
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            if (!ready(text)) return requestAnimationFrame(look);
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => Object.assign(noted, { ms: performance.now() - timeStamp, isDone: true });
            port2.postMessage('');
          };
          requestAnimationFrame(look);
        };
        window.addEventListener(event, begin, { capture: true, once: true });
        return noted;
      },
      [input, isReady.toString(), given],
    );
    await act();
    await this.page.waitForFunction((noted) => noted.isDone, result, { timeout: 30_000 });
    return result.evaluate(({ ms }) => ms);
  }

  /** Time between frames while the wheel turns over the list. */
  async wheel(turns: number): Promise<number[]> {
    const frames = this.page.evaluate(
      (ms) =>
        new Promise<number[]>((resolve) => {
          const gaps: number[] = [];
          const began = performance.now();
          let last = began;
          const frame = (now: number) => {
            gaps.push(now - last);
            last = now;
            if (now - began < ms) requestAnimationFrame(frame);
            else resolve(gaps.slice(2));
          };
          requestAnimationFrame(frame);
        }),
      turns * 16,
    );
    for (let turn = 0; turn < turns; turn++) {
      await this.page.mouse.wheel(0, 240);
      await this.page.waitForTimeout(8);
    }
    return frames;
  }

  /** What an action cost the main thread, also where other processes use the machine. */
  async busyDuring(act: () => Promise<unknown>): Promise<Busy> {
    const before = await this.#busy();
    await act();
    const after = await this.#busy();
    return {
      task: after.task - before.task,
      script: after.script - before.script,
      layout: after.layout - before.layout,
    };
  }

  async #busy(): Promise<Busy> {
    const { metrics } = await this.#protocol.send('Performance.getMetrics');
    const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? Number.NaN) * 1000;
    return {
      task: of('TaskDuration'),
      script: of('ScriptDuration'),
      layout: of('LayoutDuration') + of('RecalcStyleDuration'),
    };
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
