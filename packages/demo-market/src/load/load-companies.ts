import type { DemoCompany } from '../companies/companies.ts';
import { carriersOf, deliveryOf, termsOf } from '../companies/terms.ts';
import type { Loader } from './loader.ts';
import { waiting } from '../companies/waiting.ts';
import { loadUsers, type UserRow } from './load-users.ts';

const dayMs = 24 * 3_600_000;

/** Provinces and districts; every market needs them, also one without demo companies. */
/**
 * Loads companies, their order terms, their owners and their addresses. Returns the owners, whose ids equal
 * their companies'.
 */
export async function loadCompanies(
  loader: Loader,
  companies: readonly DemoCompany[],
  passwordHash: string,
  now: Date,
): Promise<readonly UserRow[]> {
  const joined = (company: DemoCompany): Date => new Date(now.getTime() - company.age * dayMs);
  await loader.copy(
    'company',
    [
      'id',
      'company_type',
      'name',
      'trade_name',
      'city_id',
      'town_id',
      'address_line',
      'phone',
      'email',
      'tax_number',
      'tax_office',
      'kep_address',
      'mersis_no',
      'score_tenths',
      'sales_ban',
      'review_state',
      'created_at',
    ],
    companies.map((c) => [
      c.id,
      c.companyType,
      c.name,
      c.tradeName,
      c.city.id,
      c.town.id,
      c.addressLine,
      c.phone,
      c.email,
      c.taxNumber,
      c.taxOffice,
      c.id === waiting.legalDetails ? null : c.kepAddress,
      c.id === waiting.legalDetails ? null : c.mersisNo,
      c.scoreTenths,
      c.salesBan,
      'approved',
      joined(c),
    ]),
  );
  await loader.copy(
    'seller_terms',
    [
      'company_id',
      'min_basket',
      'shipping_fee',
      'free_shipping_from',
      'shipping_share',
      'dispatch_cutoff',
      'commission_bp',
    ],
    companies.map((company) => {
      const terms = termsOf(company);
      return [
        company.id,
        terms.minBasket,
        terms.shippingFee,
        terms.freeShippingFrom,
        terms.shippingShare && JSON.stringify(terms.shippingShare),
        terms.dispatchCutoff,
        terms.commissionBp,
      ];
    }),
  );
  await loader.copy(
    'delivery_terms',
    ['company_id', 'weekdays', 'same_day_until'],
    companies.flatMap((company) => {
      const delivery = deliveryOf(company);
      return delivery ? [[company.id, `{${delivery.weekdays.join(',')}}`, delivery.sameDayUntil]] : [];
    }),
  );
  await loader.copy(
    'seller_carrier',
    ['company_id', 'carrier_id', 'surcharge', 'contract_no'],
    companies.flatMap((company) =>
      carriersOf(company).map(({ carrierId, surcharge, contractNo }) => [
        company.id,
        carrierId,
        surcharge,
        contractNo,
      ]),
    ),
  );
  const owners = companies.map(
    (company): UserRow => ({
      id: company.id,
      companyId: company.id,
      username: company.username,
      name: company.owner.name,
      surname: company.owner.surname,
      email: `${company.username}@posta.example`,
      phone: company.phone,
      role: 'owner',
      rights: [],
      joined: joined(company),
    }),
  );
  await loadUsers(loader, owners, passwordHash);
  await loader.copy(
    'address',
    ['id', 'company_id', 'title', 'receiver', 'phone', 'town_id', 'line', 'is_default', 'created_at'],
    companies.map((c) => [
      c.id,
      c.id,
      'Eczane',
      `${c.owner.name} ${c.owner.surname}`,
      c.phone,
      c.town.id,
      c.addressLine,
      true,
      joined(c),
    ]),
  );
  return owners;
}
