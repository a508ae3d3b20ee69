import { reviewSentence } from '@havan/domain/company-review';
import { Alert } from '@havan/ui/Alert';
import { Link } from '@havan/ui/Link';
import { useAppProfile } from '../profile/app-profile.ts';
import { useBasicInfos } from '../profile/use-basic-infos.ts';

/**
 * Renders why a company may not trade yet, with the operator's note and a link to its application; nothing for an
 * approved company.
 */
export function ReviewNotice() {
  const { paths } = useAppProfile();
  const user = useBasicInfos()?.user;
  const sentence = user ? reviewSentence(user.reviewState, user.companyType) : null;
  if (sentence === null) return null;
  const state = user?.reviewState;
  // The request of the operator counts as answered once the company is in review again.
  const reason = state === 'inReview' ? null : user?.reviewReason;
  return (
    <aside aria-label="Firma incelemesi">
      <Alert
        kind={state === 'rejected' ? 'error' : 'info'}
        actions={
          state === 'rejected' || user?.role !== 'owner' ? undefined : (
            <Link href={paths.settings('company')}>Belgeler ve bilgiler</Link>
          )
        }
      >
        {reason ? `${sentence} ${reason}` : sentence}
      </Alert>
    </aside>
  );
}
