import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, instant, kurus, nothing } from '../../primitives.ts';

const operatorPackage = v.object({
  packageId: id,
  name: v.string(),
  credits: v.number(),
  net: kurus,
  vat: kurus,
  total: kurus,
  isOnSale: v.boolean(),
  changedAt: instant,
  changedBy: v.nullable(v.string()),
});
export type OperatorCreditPackage = v.InferOutput<typeof operatorPackage>;

const getOperatorPackagesSchemas = {
  summary: 'Every credit package, on sale or not, the smallest first.',
  request: nothing,
  result: v.array(operatorPackage),
};
export const getOperatorPackages = defineCall<typeof getOperatorPackagesSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetCreditPackages',
  encoding: 'query',
  access: 'operator',
  roles: ['finance'],
});

const saveOperatorPackageSchemas = {
  summary: 'Makes a credit package or changes one; what was bought before keeps its price.',
  request: v.strictObject({
    /** Null creates a new package. */
    packageId: v.nullable(id),
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Paketin adını yazın.'),
      v.maxLength(60, 'En fazla 60 karakter yazabilirsiniz.'),
    ),
    credits: v.pipe(
      v.number('Kontör sayısını yazın.'),
      v.safeInteger('Kontör sayısı tam sayı olmalı.'),
      v.minValue(1, 'En az 1 kontör olmalı.'),
      v.maxValue(100_000, 'En fazla 100.000 kontör olabilir.'),
    ),
    net: v.pipe(
      kurus,
      v.minValue(1, 'Fiyatı yazın.'),
      v.maxValue(100_000_000, 'En fazla 1.000.000 TL olabilir.'),
    ),
    isOnSale: v.boolean(),
  }),
  result: operatorPackage,
};
export const saveOperatorPackage = defineCall<typeof saveOperatorPackageSchemas>()({
  method: 'POST',
  path: 'Backoffice/SaveCreditPackage',
  encoding: 'json',
  access: 'operator',
  roles: ['finance'],
});

export const operatorCreditCalls = {
  getOperatorPackages: withSchemas(getOperatorPackages, getOperatorPackagesSchemas),
  saveOperatorPackage: withSchemas(saveOperatorPackage, saveOperatorPackageSchemas),
};
