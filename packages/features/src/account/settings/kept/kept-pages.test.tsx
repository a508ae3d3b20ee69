import { Refusal, showApp } from '@havan/app-shell/testing/show-app';
import type { StaffRight } from '@havan/domain/staff-right';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { calls } from '@havan/contract/calls';
import { sampleOf } from '@havan/contract/testing/sample-of';
import { settingsApp } from '../../testing/settings-app.tsx';

// @spec §2.2 settings

const buyerApp = settingsApp('cart');
const sellerApp = settingsApp('no cart');

let remove = () => {};
afterEach(() => remove());
async function show(app: typeof buyerApp, subpage: string, answers: Readonly<Record<string, unknown>> = {}) {
  const shown = await showApp(app, { path: `/myprofile/settings/${subpage}`, answers });
  ({ remove } = shown);
  return shown;
}

const address = {
  ...sampleOf(calls.getAddresses.schemas.result)[0],
  addressId: 1,
  title: 'Eczane',
  receiver: 'Moda Eczanesi',
  phone: '05320000000',
  townName: 'Kadıköy',
  cityName: 'İstanbul',
  line: 'Moda Cad. 1',
  isDefault: true,
};
const infos = sampleOf(calls.getUserBasicInfos.schemas.result);
const staffWith = (...rights: StaffRight[]) => ({
  ...infos,
  areas: ['cart', 'userInfo'],
  user: { ...infos.user, reviewState: 'approved', role: 'staff', rights },
});

test('the address book of the checkout is a page: an address is changed and taken away', async () => {
  const { asked } = await show(buyerApp, 'addresses', { getAddresses: [address] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Adreslerim' })).toBeVisible();
  await expect.element(page.getByText(/Moda Eczanesi, Moda Cad. 1, Kadıköy/)).toBeVisible();
  await page.getByRole('button', { name: 'Düzenle: Eczane' }).click();
  await expect.element(page.getByRole('dialog').getByLabelText(/Adres başlığı/)).toHaveValue('Eczane');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await page.getByRole('button', { name: 'Sil: Eczane' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect.poll(() => asked.has('deleteAddress')).toBe(true);
});

test('a refused removal says why, and the address stays', async () => {
  const refusal = new Refusal(409, 'Bu adres bir ödemede kullanılıyor.');
  await show(buyerApp, 'addresses', { getAddresses: [address], deleteAddress: refusal });
  await page.getByRole('button', { name: 'Sil: Eczane' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect.element(page.getByText('Bu adres bir ödemede kullanılıyor.').first()).toBeVisible();
  await expect.element(page.getByText('Eczane', { exact: true })).toBeVisible();
});

test('staff that may not buy reads the addresses and sees no button and no card', async () => {
  const answers = { getUserBasicInfos: staffWith('ship'), getAddresses: [address] };
  await show(buyerApp, 'addresses', answers);
  await expect.element(page.getByText(/Moda Eczanesi/)).toBeVisible();
  await expect.element(page.getByText(/değiştirme yetkiniz yok/)).toBeVisible();
  expect(page.getByRole('button', { name: /Eczane|Yeni adres/ }).elements()).toEqual([]);
  remove();
  const { asked } = await show(buyerApp, 'cards', answers);
  await expect.element(page.getByText('Kayıtlı kartları görme yetkiniz yok.')).toBeVisible();
  expect(asked.has('getSavedCards')).toBe(false);
});

test('the register data of the company stays as it is, what was added can be changed', async () => {
  const own = {
    invoiceId: null,
    title: 'Moda Ecz.',
    taxOffice: 'Kadıköy',
    taxOrIdentityNumber: '1',
    address: 'A',
  };
  const added = { ...own, invoiceId: 7, title: 'Deniz Yılmaz' };
  await show(buyerApp, 'invoice-details', { getInvoiceDetails: [own, added] });
  await expect.element(page.getByRole('button', { name: 'Düzenle: Deniz Yılmaz' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Düzenle: Moda Ecz.' }).elements()).toEqual([]);
});

test('a kept card is named and forgotten', async () => {
  const cards = [{ cardId: 3, brand: 'visa', lastFour: '0016' }];
  const { asked } = await show(buyerApp, 'cards', { getSavedCards: cards });
  await page.getByRole('button', { name: 'Sil: Visa •••• 0016' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect.poll(() => asked.has('deleteSavedCard')).toBe(true);
});

test('the company shows its tax office and number; a GLN is checked before it is sent', async () => {
  const facts = {
    tradeName: 'Moda Ecz.',
    taxOffice: 'Kadıköy',
    taxNumber: '1234567890',
    address: 'Moda Cad. 1',
    kepAddress: null,
    mersisNo: null,
    gln: null,
  };
  const { asked } = await show(sellerApp, 'company', { getCompanyFacts: facts });
  await expect.element(page.getByText('1234567890')).toBeVisible();
  const field = page.getByRole('textbox', { name: /GLN/ });
  await field.fill('8680001000007');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.element(page.getByText('Böyle bir GLN olamaz, lütfen kontrol ediniz.')).toBeVisible();
  expect(asked.has('saveGln')).toBe(false);
  await field.fill('8680001000005');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect.poll(() => asked.has('saveGln')).toBe(true);
});

test('a company in review sends its documents, and reads why one is refused', async () => {
  const inReview = {
    ...infos,
    areas: ['userInfo'],
    user: {
      ...infos.user,
      companyType: 'pharmacy',
      role: 'owner',
      reviewState: 'inReview',
      reviewReason: null,
    },
  };
  const none = { file: null, sentAt: null };
  const application = {
    state: 'inReview',
    reason: null,
    documents: [
      { document: 'taxPlate', ...none },
      { document: 'licence', ...none },
    ],
    missing: ['taxPlate', 'licence', 'kepAddress'],
  };
  const sent = {
    ...application,
    documents: [
      {
        document: 'taxPlate',
        file: {
          ...sampleOf(calls.getCompanyApplication.schemas.result).documents[0]?.file,
          fileName: 'levha.pdf',
        },
        sentAt: '2026-11-20T10:00:00.000Z',
      },
      { document: 'licence', ...none },
    ],
    missing: ['licence', 'kepAddress'],
  };
  const { asked } = await show(buyerApp, 'company', {
    getUserBasicInfos: inReview,
    getCompanyApplication: application,
    sendApplicationDocument: sent,
  });
  await expect.element(page.getByText(/^Eksik: Vergi levhası, Eczane ruhsatı, KEP adresi\./)).toBeVisible();
  const answerCall = vi.mocked(globalThis.fetch).getMockImplementation();
  let refusal: string | null = 'Yalnızca PDF, PNG ve JPG yükleyebilirsiniz.';
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (answerCall && !url.includes('ImageUpload/Upload')) return answerCall(input, init);
    const result = {
      fileId: crypto.randomUUID(),
      fileName: 'levha.pdf',
      mimeType: 'application/pdf',
      size: 9,
    };
    const status = refusal === null ? 200 : 400;
    const errors = refusal === null ? [] : [{ code: 'file', message: refusal, path: 'file' }];
    return Promise.resolve(
      Response.json(
        {
          statusCode: status,
          statusMessage: refusal ?? '',
          result: refusal === null ? result : null,
          errors,
        },
        { status },
      ),
    );
  });
  const plate = page.getByLabelText(/Vergi levhası/);
  await plate.upload(new File(['levha'], 'levha.txt'));
  await expect.element(page.getByText(refusal)).toBeVisible();
  expect(asked.has('sendApplicationDocument')).toBe(false);
  refusal = null;
  await plate.upload(new File(['%PDF'], 'levha.pdf'));
  await expect.element(page.getByText(/^Yüklendi: levha\.pdf/)).toBeVisible();
  await expect.element(page.getByText('Vergi levhası incelemeye gönderildi.').first()).toBeVisible();
});

test('an approved company is asked for nothing', async () => {
  const { asked } = await show(sellerApp, 'company');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Firma bilgileri' })).toBeVisible();
  expect(asked.has('getCompanyApplication')).toBe(false);
});

test('an app without a cart has no pages of buying', async () => {
  const { asked } = await show(sellerApp, 'addresses');
  await expect.element(page.getByRole('heading', { name: /bulunamadı/i })).toBeVisible();
  expect(asked.has('getAddresses')).toBe(false);
});

test('the wish for an expiry of eight months is a setting of the company, lifted with one press by those who buy', async () => {
  const wishing = staffWith('buy');
  wishing.user.prefersLongExpiry = true;
  const { asked } = await show(buyerApp, 'company', { getUserBasicInfos: wishing });
  const wish = page.getByRole('switch', { name: 'Yalnız 8 ay ve üzeri miat' });
  await expect.element(wish).toBeChecked();
  await page.getByText('Yalnız 8 ay ve üzeri miat').click();
  await expect.poll(() => asked.has('setBuyingPreference')).toBe(true);
  remove();
  await show(buyerApp, 'company', { getUserBasicInfos: staffWith('ship') });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Firma bilgileri' })).toBeVisible();
  expect(wish.elements()).toEqual([]);
});

/** Returns the text of an element, line by line as the screen shows it. */
function linesOf(element: Element): string[] {
  const lines: { top: number; text: string }[] = [];
  const range = document.createRange();
  for (const node of element.childNodes) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      const line = lines.at(-1);
      if (line && Math.abs(line.top - top) < 2) line.text += text[at];
      else lines.push({ top, text: text[at] ?? '' });
    }
  }
  return lines.map(({ text }) => text);
}

test('on a phone of 360 px a KEP address breaks after its @ and not within a word', async () => {
  await page.viewport(360, 780);
  const facts = sampleOf(calls.getCompanyFacts.schemas.result);
  const kepAddress = 'gokkusagieczanesi1@demo.kep.tr';
  await show(buyerApp, 'company', { getCompanyFacts: { ...facts, kepAddress } });
  const shown = page.getByText(kepAddress);
  await expect.element(shown).toBeVisible();
  expect(linesOf(shown.element())).toEqual(['gokkusagieczanesi1@', 'demo.kep.tr']);
  await page.viewport(1280, 800);
});
