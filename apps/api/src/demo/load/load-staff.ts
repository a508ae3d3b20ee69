import { linkLifeMs } from '@havan/domain/one-time-code';
import { randomOf } from '../../seeded-random.ts';
import type { DemoCompany } from '../people/companies.ts';
import { givenNames, surnames } from '../people/names.ts';
import type { Loader } from './loader.ts';
import { loadUsers } from './load-users.ts';

const dayMs = 24 * 3_600_000;
const tasks = ['kalfa', 'muhasebe'] as const;
/** Sent this many days ago, one of them too long ago to be accepted. */
const invitedDaysAgo = [2, 9] as const;

/** Who else works for the companies of the demo accounts, and who was invited. Their ids follow on the owners'. */
export async function loadStaff(
  loader: Loader,
  { companies, firstId }: { companies: readonly DemoCompany[]; firstId: number },
  passwordHash: string,
  now: Date,
): Promise<void> {
  const people = companies.flatMap((company) => tasks.map((task) => ({ company, task })));
  await loadUsers(
    loader,
    people.map(({ company, task }, at) => {
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
      };
    }),
    passwordHash,
  );
  const invited = companies.flatMap((company) => invitedDaysAgo.map((days) => ({ company, days })));
  await loader.copy(
    'staff_invitation',
    ['id', 'company_id', 'email', 'role', 'invited_by', 'sent_at', 'expires_at'],
    invited.map(({ company, days }) => {
      const sent = new Date(now.getTime() - days * dayMs);
      return [
        `00000000-0000-4000-8000-${String(company.id * 100 + days).padStart(12, '0')}`,
        company.id,
        `davet${days}@${company.username}.example`,
        'staff',
        company.id,
        sent,
        new Date(sent.getTime() + linkLifeMs.setPassword),
      ];
    }),
  );
}
