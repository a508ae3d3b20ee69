const everyMs = 15_000;

/** Tells on the terminal how far a drill is: over the same line where there is one, else a line now and then. */
export function progressOf(topic: string): {
  readonly tell: (text: string) => void;
  readonly end: () => void;
} {
  const { stderr } = process;
  const started = performance.now();
  let toldAt = started;
  return {
    tell: (text) => {
      const now = performance.now();
      const line = `  ${topic}: ${text}, ${Math.round((now - started) / 1000)} s`;
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line}`);
      else if (now - toldAt >= everyMs) {
        toldAt = now;
        stderr.write(`${line}\n`);
      }
    },
    end: () => {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
}
