import { reviewSentence } from '@havan/domain/company-review';
import { Alert } from '@havan/ui/Alert';
import { useBasicInfos } from '../profile/use-basic-infos.ts';

/** Shows why a company may not trade yet, with the operator's note; nothing for an approved company. */
export function ReviewNotice() {
  const user = useBasicInfos()?.user;
  const sentence = user ? reviewSentence(user.reviewState) : null;
  if (sentence === null) return null;
  return (
    <aside aria-label="Firma incelemesi">
      <Alert kind={user?.reviewState === 'rejected' ? 'error' : 'info'}>
        {user?.reviewReason ? `${sentence} ${user.reviewReason}` : sentence}
      </Alert>
    </aside>
  );
}
