const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

export interface Step {
  /** Replaces the text beside the title. */
  readonly update: (text: string) => void;
  /** Closes the step with a tick and the seconds it took. */
  readonly done: () => void;
  /** Closes the step with a cross; the caller prints the reason. */
  readonly failed: () => void;
}

/** Shows a long step on stderr: one moving line on a terminal, a line at each end elsewhere. */
export function step(title: string): Step {
  const out = process.stderr;
  const started = performance.now();
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
  let text = '';
  let frame = 0;
  const draw = () => {
    frame += 1;
    out.write(
      `\r\u001B[K${frames[frame % frames.length]} ${[title, text, seconds()].filter(Boolean).join('  ')}`,
    );
  };
  const timer = out.isTTY ? setInterval(draw, 100) : undefined;
  if (!timer) out.write(`… ${title}\n`);
  const close = (mark: string) => {
    clearInterval(timer);
    out.write(`${timer ? '\r\u001B[K' : ''}${mark} ${title}  ${seconds()}\n`);
  };
  return {
    update: (next) => {
      text = next;
    },
    done: () => close('✓'),
    failed: () => close('✗'),
  };
}
