const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let last = Date.now();

function onInput(): void {
  last = Date.now();
}

for (const input of inputs) globalThis.addEventListener?.(input, onInput, { capture: true, passive: true });

/** Whole seconds since the last input on this page, as a text; opening the page counts. */
export function idleSeconds(): string {
  return String(Math.max(0, Math.floor((Date.now() - last) / 1000)));
}
