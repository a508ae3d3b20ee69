import { expect, it } from 'vitest';
import { ForbiddenTargetError } from './public-address.ts';
import { webhookHttp } from './webhook-http.ts';

const closed = webhookHttp({ opensLoopback: false });

it.each([
  'http://127.0.0.1:4000/',
  'https://127.0.0.1/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://localhost/',
  'https://postgres/',
  'http://ornek.example/',
])('%s is refused before anything is sent', async (url) => {
  expect(closed.refusal(url)).toMatch(/\.$/);
  await expect(closed.post(url, { headers: {}, body: '{}' })).rejects.toBeInstanceOf(ForbiddenTargetError);
});

it.each(['10.0.0.7', '127.0.0.1', '169.254.169.254', '::1'])(
  'a name that leads to %s is refused at the connection',
  async (address) => {
    const port = webhookHttp({
      opensLoopback: false,
      resolve: (_host, _options, answered) =>
        answered(null, [
          { address: '8.8.8.8', family: 4 },
          { address, family: address.includes(':') ? 6 : 4 },
        ]),
    });
    expect(port.refusal('https://ornek.example/')).toBeNull();
    await expect(port.post('https://ornek.example/', { headers: {}, body: '{}' })).rejects.toBeInstanceOf(
      ForbiddenTargetError,
    );
  },
);
