import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { goToOtherApp } from '@havan/app-shell/session/go-to-other-app';
import { Button } from '@havan/ui/Button';
import { detailTexts } from '../order-texts.ts';

/** Renders a link to a sold order in the sellers' app, where it also signs in. */
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
