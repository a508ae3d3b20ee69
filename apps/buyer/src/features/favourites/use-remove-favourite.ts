import { ApiError } from '@havan/api-client/api-error';
import { likeMutation } from '@havan/api-client/queries/catalogue/favourites';
import type { Favourite } from '@havan/contract/catalogue/favourites';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useToast } from '@havan/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useReportLike } from '../../shared/analytics/use-report-like.ts';
import { favouriteTexts } from './favourite-texts.ts';

/** Returns an action that removes a favourite and offers to undo it; the server restores its day, price and alert. */
export function useRemoveFavourite(): {
  readonly remove: (favourite: Favourite) => void;
  /** Id of the product that is being removed, whose row is no longer drawn. */
  readonly removingId: number | null;
} {
  const { api } = useAppProfile();
  const toast = useToast();
  const { mutate, isPending, variables } = useMutation(likeMutation(api));
  const undo = useMutation(likeMutation(api));
  const reportLike = useReportLike();
  const onError = (error: Error) =>
    toast({ title: error instanceof ApiError ? error.message : defaultAlert, tone: 'critical' });

  const remove = ({ productId, productName }: Favourite) => {
    const report = ({ likedByUser }: { likedByUser: boolean }) =>
      void reportLike({ productId, productName }, likedByUser);
    mutate(
      { productId, liked: false },
      {
        onError,
        onSuccess: (answer) => {
          report(answer);
          toast({
            title: favouriteTexts.removed,
            description: productName,
            action: {
              label: favouriteTexts.undo,
              onPress: () => undo.mutate({ productId, liked: true }, { onError, onSuccess: report }),
            },
          });
        },
      },
    );
  };
  return { remove, removingId: isPending ? variables.productId : null };
}
