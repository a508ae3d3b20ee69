import { CookieBar } from '@havan/ui/NoticeBar';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import type { CookieChoice } from '@havan/contract/identity/consent';
import { useAppProfile } from '../profile/app-profile.ts';
import { consentTexts } from './consent-texts.ts';

/**
 * Renders the cookie question with both answers side by side (compliance: refusing is as easy as accepting).
 */
export function ConsentBar({ onAnswer }: { onAnswer: (choice: NonNullable<CookieChoice>) => void }) {
  const { paths } = useAppProfile();
  return (
    <CookieBar onAccept={() => onAnswer('accepted')} onRefuse={() => onAnswer('refused')}>
      <Text size="small">
        {consentTexts.ask} <Link href={paths.corporate('cerez-politikasi')}>{consentTexts.more}</Link>
      </Text>
    </CookieBar>
  );
}
