import { linkLifeMs } from '@havan/domain/one-time-code';
import { staffPresets } from '@havan/domain/staff-right';
import { randomOf } from '../seeded-random.ts';
import type { DemoCompany } from '../companies/companies.ts';
import { givenNames, surnames } from '../companies/names.ts';
import type { Loader } from './loader.ts';
import { arrayText, loadUsers, type UserRow } from './load-users.ts';

const dayMs = 24 * 3_600_000;
const tasks = ['kalfa', 'muhasebe'] as const;
const rightsOfTask = { kalfa: staffPresets.sales, muhasebe: staffPresets.accounting };
/** Sent this many days ago, one of them too long ago to be accepted. */
const invitedDaysAgo = [2, 9] as const;

/**
 * Loads the other members of the companies of the demo accounts, and the open invitations. Their ids follow
 * on the owners'. Returns the staff.
 */
export async function loadStaff(
  loader: Loader,
  { companies, firstId }: { companies: readonly DemoCompany[]; firstId: number },
  passwordHash: string,
  now: Date,
): Promise<readonly UserRow[]> {
  const people = companies.flatMap((company) => tasks.map((task) => ({ company, task })));
  const staff = people.map(({ company, task }, at): UserRow => {
    const random = randomOf(`staff:${company.id}:${task}`);
    return {
      id: firstId + at,
      companyId: company.id,
      username: `${task}${company.id}`,
      joined: new Date(now.getTime() - random.int(20, Math.min(300, company.age)) * dayMs),
      name: random.pick(givenNames),
      surname: random.pick(surnames),
      email: `${task}@${company.username}.example`,
      phone: `0500${String(2_000_000 + at * 41)}`,
      role: 'staff',
      rights: rightsOfTask[task],
    };
  });
  await loadUsers(loader, staff, passwordHash);
  const invited = companies.flatMap((company) => invitedDaysAgo.map((days) => ({ company, days })));
  await loader.copy(
    'staff_invitation',
    ['id', 'company_id', 'email', 'role', 'rights', 'invited_by', 'sent_at', 'expires_at'],
    invited.map(({ company, days }) => {
      const sent = new Date(now.getTime() - days * dayMs);
      return [
        `00000000-0000-4000-8000-${String(company.id * 100 + days).padStart(12, '0')}`,
        company.id,
        `davet${days}@${company.username}.example`,
        'staff',
        arrayText(staffPresets.warehouse),
        company.id,
        sent,
        new Date(sent.getTime() + linkLifeMs.setPassword),
      ];
    }),
  );
  return staff;
}
