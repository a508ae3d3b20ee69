import { expect, it } from 'vitest';
import {
  apiMessage,
  defaultAlert,
  defaultErrorTitle,
  emptyStates,
  errorCatalogue,
  httpClientMessage,
  invalidRefreshTokenResponse,
  lowBotScore,
} from './error-catalogue.ts';

// @spec §4 error-types refresh-failure
// @spec §5 body-status bot-check
// @spec §6 sentence-403
// @spec §8 api-message codes-1981-1992 default-alert empty-states no-response pages-40x

it('has the texts and codes of the specification', () => {
  expect(defaultErrorTitle).toBe('Üzgünüz! Bir hata oluştu.');
  expect(defaultAlert).toBe('Bir hata oluştu');
  expect(errorCatalogue.forbidden.message).toBe('Bu alanı kullanmak için yetkiniz yok.');
  expect(errorCatalogue.pageCrashed.message).toBe('Lütfen sayfayı yenilemeyi deneyin.');
  expect(errorCatalogue.unexpected.message).toMatch(/Hata kodu: 500$/);
  expect(errorCatalogue.legalDetailsMissing.title).toBe('Satış Bilgileriniz Eksik!');
  expect(errorCatalogue.creditNotApproved.status).toBe(1981);
  expect(errorCatalogue.basketChanged.status).toBe(1992);
  expect(errorCatalogue.notFound.status).toBe(404);
  expect(errorCatalogue.unauthorised.status).toBe(401);
  expect(invalidRefreshTokenResponse).toBe('Invalid refresh token response');
  expect(lowBotScore).toBe('your reCaptcha score is low');
});

it.each(Object.entries(errorCatalogue))('%s has a status, a title and a whole sentence', (_code, entry) => {
  expect(entry.status).toBeTypeOf('number');
  expect(entry.title).not.toBe('');
  expect(entry.message).toMatch(/^\p{Lu}.+(?:[.!]|\d)$/u);
});

it.each([
  [['İlk', 'İkinci'], 'Genel', 'İlk'],
  [[], 'Genel', 'Genel'],
  [null, 'Genel', 'Genel'],
  [undefined, '', 'Bir hata oluştu'],
  [[''], null, 'Bir hata oluştu'],
  [undefined, undefined, 'Bir hata oluştu'],
])('of errors %j and message %s shows %s', (errors, message, shown) => {
  expect(apiMessage(errors, message)).toBe(shown);
});

it('has the messages of the HTTP client', () => {
  expect(httpClientMessage(502)).toBe('Request failed with status code 502');
});

it('has a sentence for every empty state', () => {
  expect(Object.keys(emptyStates)).toEqual([
    'messages',
    'notifications',
    'product',
    'brand',
    'member',
    'listing',
  ]);
  expect(Object.values(emptyStates).filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
});
