import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';

// A separate process at the lowest priority, so that its own load does not slow down the process that measures. Each
// connection sends its next request when the last one is answered, also when the answer asks to retry later.
const { PORT, TOKEN, CONNECTIONS, PATHS } = process.env;
const connections = Number(CONNECTIONS);
const paths: readonly string[] = JSON.parse(PATHS ?? '[]');
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const answers: Record<string, number> = {};
let sent = 0;
let isEnding = false;

const count = (outcome: string) => {
  answers[outcome] = (answers[outcome] ?? 0) + 1;
};

function send(): void {
  if (isEnding) return;
  sent += 1;
  // A changing limit makes every request a different one, so that no cached answer serves it; a larger limit costs
  // more.
  const path = (paths[sent % paths.length] ?? '/').replace('{n}', String(1 + (sent % 9000)));
  const headers = { authorization: `Bearer ${TOKEN}` };
  const request = get({ port: Number(PORT), host: '127.0.0.1', path, agent, headers }, (response) => {
    const isAskedBack = response.headers['retry-after'] !== undefined;
    count(
      `${response.statusCode}${response.statusCode === 503 && !isAskedBack ? ' without Retry-After' : ''}`,
    );
    response.resume();
    response.once('close', send);
  });
  request.once('error', () => {
    count('no answer');
    if (!isEnding) setTimeout(send, 50);
  });
}

setPriority(constants.priority.PRIORITY_LOW);
process.once('disconnect', () => process.exit(1));
process.once('SIGTERM', () => {
  isEnding = true;
  process.stdout.write(JSON.stringify(answers), () => process.exit(0));
});
for (let at = 0; at < connections; at += 1) send();
process.send?.({ type: 'ready' });
