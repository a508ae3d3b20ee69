import { legalDetailsCalls } from '@havan/contract/identity/company/legal-details';
import type { CompanyType } from '@havan/domain/company';
import { describe, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { checkKepMersisInfo, updateKepAdressAndMersisNo } = legalDetailsCalls;

/** Returns a user for whom the flag that asks for the legal details is switched on. */
async function asked(companyType: CompanyType) {
  const person = await signedInAs(app, companyType);
  await flagsCommand(app.database.db, ['mersisKepAddress', 'on', '--users', String(person.userId)]);
  return { ...person, self: { userId: String(person.userId) } };
}
const check = async ({ token, self }: Awaited<ReturnType<typeof asked>>) =>
  (await app.call(checkKepMersisInfo, self, { token })).result;

// @spec §2.3 sales-details-modal
// @spec §3 agreement-entities legal-popup
// @spec §4 legal-save
// @spec §5 legal-save-disabled
// @spec §7 legal-update

describe('the popup', () => {
  test('is shown only to users named by the flag', async () => {
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
  test('stores both in normalised form', async () => {
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
