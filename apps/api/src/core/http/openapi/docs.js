// The forms of /api/docs: a call is sent from the page with the key that was typed, which is kept nowhere else.
const key = document.querySelector('#key');

/** Sends the call of a form and shows what came back. */
async function send(form) {
  const output = form.querySelector('output');
  const { method, path, encoding, idempotent } = form.dataset;
  let request;
  try {
    request = JSON.parse(form.elements.request.value || '{}');
  } catch {
    output.textContent = 'The request is no JSON.';
    return;
  }
  const isQuery = encoding === 'query';
  const query = new URLSearchParams(Object.entries(request).map(([name, value]) => [name, String(value)]));
  const headers = {
    ...(key.value === '' ? {} : { authorization: `Bearer ${key.value}` }),
    ...(isQuery
      ? {}
      : { 'content-type': encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json' }),
    ...(idempotent === 'true' ? { 'idempotency-key': crypto.randomUUID() } : {}),
  };
  output.textContent = '…';
  try {
    const begun = performance.now();
    const answer = await fetch(isQuery && query.size > 0 ? `${path}?${query}` : path, {
      method,
      headers,
      credentials: 'omit',
      ...(isQuery ? {} : { body: encoding === 'form' ? query : JSON.stringify(request) }),
    });
    const took = Math.round(performance.now() - begun);
    const text = await answer.text();
    const limit = answer.headers.get('ratelimit');
    const head = `${answer.status} in ${took} ms${limit === null ? '' : `, RateLimit ${limit}`}`;
    let shown = text;
    try {
      shown = JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      // Bytes or a stream are shown as they came.
    }
    output.textContent = `${head}\n${shown.slice(0, 20_000)}`;
  } catch {
    output.textContent = 'Nothing answered.';
  }
}

document.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(event.target);
});
