import { CookieBar } from '@havan/ui/NoticeBar';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import type { CookieChoice } from '@havan/contract/consent';
import { useAppProfile } from '../app-profile.ts';
import { consentTexts } from './consent-texts.ts';

/** What the bar asks, with both answers side by side (compliance: refusing is as reachable as accepting). */
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
