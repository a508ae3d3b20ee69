import { expect, test } from 'vitest';
import { changedFacts, changeRefusal, type CompanyFact, type CompanyFacts } from './company-change.ts';

const facts: CompanyFacts = {
  tradeName: 'Defne Eczanesi',
  taxNumber: '4730259742',
  taxOffice: 'Kadıköy',
  townId: 3401,
  address: 'Moda Cad. 1',
};

test('returns the changed data, in the order of the form', () => {
  expect(changedFacts(facts, facts)).toEqual([]);
  expect(changedFacts(facts, { ...facts, address: 'Bahariye Cad. 2', tradeName: 'Defne Ltd. Şti.' })).toEqual(
    ['tradeName', 'address'],
  );
});

test.each<[readonly CompanyFact[], number, boolean]>([
  [[], 0, false],
  [[], 1, true],
  [['address'], 0, true],
  [['taxOffice', 'townId'], 0, true],
  [['tradeName'], 0, false],
  [['taxNumber'], 0, false],
  [['taxNumber', 'address'], 1, true],
])('changing %j with %i documents: %s', (changed, files, isTaken) => {
  expect(changeRefusal(changed, files) === null).toBe(isTaken);
});
