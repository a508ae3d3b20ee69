const everyMs = 15_000;

/** Shows the progress of a scenario: in place on a terminal, otherwise as occasional lines. */
export function progressOf(topic: string): {
  readonly notify: (text: string) => void;
  readonly end: () => void;
} {
  const { stderr } = process;
  const started = performance.now();
  let reportedAt = started;
  return {
    notify: (text) => {
      const now = performance.now();
      const line = `  ${topic}: ${text}, ${Math.round((now - started) / 1000)} s`;
      if (stderr.isTTY) stderr.write(`\r\u001b[K${line}`);
      else if (now - reportedAt >= everyMs) {
        reportedAt = now;
        stderr.write(`${line}\n`);
      }
    },
    end: () => {
      if (stderr.isTTY) stderr.write('\r\u001b[K');
    },
  };
}
