import { hasArea } from '@havan/domain/access';
import type { CompanyType } from '@havan/domain/company';
import { Link } from '@havan/ui/Link';
import { useAppProfile } from '../profile/app-profile.ts';
import { shellTexts } from '../shell-texts.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';

interface MessageLinkProps {
  readonly company: { readonly companyId: number; readonly companyType: CompanyType; readonly name: string };
  /** The order that the message is about. */
  readonly orderNo?: string;
}

/**
 * Links to the messages with another company; renders nothing when one of the two has no messages (specification §6).
 */
export function MessageLink({ company: { companyId, companyType, name }, orderNo }: MessageLinkProps) {
  const { paths } = useAppProfile();
  const infos = useBasicInfos();
  if (!infos?.areas.includes('messages') || !hasArea(companyType, 'messages')) return null;
  if (infos.user.companyId === companyId) return null;
  return (
    <Link
      href={paths.messages({ companyId, ...(orderNo !== undefined && { orderNo }) })}
      aria-label={shellTexts.writeTo(name)}
    >
      {shellTexts.write}
    </Link>
  );
}
