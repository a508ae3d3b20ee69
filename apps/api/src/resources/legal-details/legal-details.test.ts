import { legalDetailsCalls } from '@havan/contract/legal-details';
import type { CompanyType } from '@havan/domain/company';
import { describe, expect, test } from 'vitest';
import { flagsCommand } from '../../operator/flags.ts';
import { signedInAs } from '../../testing/signed-in.ts';
import { testApp } from '../../testing/test-app.ts';

const app = testApp();
const { checkKepMersisInfo, updateKepAdressAndMersisNo } = legalDetailsCalls;

/** A seller whom the flag names. */
async function asked(companyType: CompanyType) {
  const person = await signedInAs(app, companyType);
  await flagsCommand(app.database.db, ['mersisKepAddress', 'on', '--users', String(person.userId)]);
  return { ...person, self: { userId: String(person.userId) } };
}
const check = async ({ token, self }: Awaited<ReturnType<typeof asked>>) =>
  (await app.call(checkKepMersisInfo, self, { token })).result;

describe('the popup', () => {
  test('shows to users whom the flag names, and to nobody else', async () => {
    const seller = await asked('merchant');
    expect(await check(seller)).toEqual({
      isShowPopUp: true,
      kepInformations: null,
      mersisInformations: null,
      isRequiredMersis: true,
    });
    await flagsCommand(app.database.db, ['mersisKepAddress', 'on', '--users', String(seller.userId + 1)]);
    expect((await check(seller)).isShowPopUp).toBe(false);
  });

  test('asks a pharmacy for no MERSIS number', async () => {
    const pharmacy = await asked('pharmacy');
    expect(await check(pharmacy)).toMatchObject({ isShowPopUp: true, isRequiredMersis: false });
    const request = { ...pharmacy.self, kepAdress: 'eczane@hs01.kep.tr' };
    expect((await app.call(updateKepAdressAndMersisNo, request, pharmacy)).status).toBe(200);
    expect((await check(pharmacy)).isShowPopUp).toBe(false);
  });
});

describe('saving', () => {
  test('keeps both, written as they are kept everywhere', async () => {
    const seller = await asked('merchant');
    const request = { ...seller.self, kepAdress: 'Firma@HS01.kep.tr', mersisNo: '0123-4567-8901-2345' };
    expect((await app.call(updateKepAdressAndMersisNo, request, seller)).status).toBe(200);
    expect(await check(seller)).toMatchObject({
      isShowPopUp: false,
      kepInformations: 'firma@hs01.kep.tr',
      mersisInformations: '0123456789012345',
    });
  });

  test.each([
    ['firma@firma.com', '0123456789012345', 'kepAdress'],
    ['firma @hs01.kep.tr', '0123456789012345', 'kepAdress'],
    ['', '0123456789012345', 'kepAdress'],
    ['firma@hs01.kep.tr', '12345', 'mersisNo'],
    ['firma@hs01.kep.tr', undefined, 'mersisNo'],
  ])('refuses %s with %s at %s', async (kepAdress, mersisNo, path) => {
    const seller = await asked('merchant');
    const request = { ...seller.self, kepAdress, ...(mersisNo !== undefined && { mersisNo }) };
    const { status, body } = await app.call(updateKepAdressAndMersisNo, request, seller);
    expect([status, body.errors[0]?.path]).toEqual([400, path]);
    expect((await check(seller)).kepInformations).toBeNull();
  });
});
