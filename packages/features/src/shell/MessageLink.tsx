import { hasArea } from '@havan/domain/access';
import type { CompanyType } from '@havan/domain/company';
import { Link } from '@havan/ui/Link';
import { useAppProfile } from './app-profile.ts';
import { shellTexts } from './shell-texts.ts';
import { useBasicInfos } from './use-basic-infos.ts';

interface MessageLinkProps {
  readonly company: { readonly companyId: number; readonly companyType: CompanyType; readonly name: string };
}

/** Leads to the messages with another company; nothing where one of the two has none (specification §6). */
export function MessageLink({ company: { companyId, companyType, name } }: MessageLinkProps) {
  const { paths } = useAppProfile();
  const infos = useBasicInfos();
  if (!infos?.areas.includes('messages') || !hasArea(companyType, 'messages')) return null;
  if (infos.user.companyId === companyId) return null;
  return (
    <Link href={paths.messages({ companyId })} aria-label={shellTexts.writeTo(name)}>
      {shellTexts.write}
    </Link>
  );
}
