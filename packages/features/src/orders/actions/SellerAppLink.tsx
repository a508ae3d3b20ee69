import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { goToOtherApp } from '@havan/app-shell/session/finish-sign-in';
import { Button } from '@havan/ui/Button';
import { detailTexts } from '../order-texts.ts';

/** Leads to a sold order in the app of sellers, signed in there as well. */
export function SellerAppLink({ orderId }: { readonly orderId: number }) {
  const profile = useAppProfile();
  return (
    <Button
      variant="outline"
      onClick={() => void goToOtherApp(profile, profile.paths.order('sold', orderId))}
    >
      {detailTexts.inSellerApp}
    </Button>
  );
}
