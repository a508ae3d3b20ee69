import { likeMutation } from '@havan/api-client/queries/catalogue/favourites';
import { ApiError } from '@havan/api-client/api-error';
import { defaultAlert } from '@havan/domain/error-catalogue';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { FavouriteButton } from '@havan/ui/FavouriteButton';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useReportLike } from '../analytics/use-report-like.ts';

interface FavouriteHeartProps {
  /** Without an id no button is rendered (specification §4). */
  readonly productId: number | undefined;
  readonly name: string;
  readonly liked: boolean;
}

/**
 * Renders the favourite button of a product, which changes when the server has confirmed, ignores presses until then,
 * and shows its last error.
 */
export function FavouriteHeart({ productId, name, liked }: FavouriteHeartProps) {
  const { api } = useAppProfile();
  const { mutate, isPending, error } = useMutation(likeMutation(api));
  // Set at once, while `isPending` changes with the next render: two presses in a row are one.
  const isOnItsWay = useRef(false);
  const reportLike = useReportLike();
  if (productId === undefined) return null;
  const toggle = () => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    mutate(
      { productId, liked: !liked },
      {
        onSettled: () => {
          isOnItsWay.current = false;
        },
        onSuccess: ({ likedByUser }) => void reportLike({ productId, productName: name }, likedByUser),
      },
    );
  };
  return (
    <FavouriteButton
      name={name}
      liked={liked}
      busy={isPending}
      onToggle={toggle}
      error={error ? (error instanceof ApiError ? error.message : defaultAlert) : null}
    />
  );
}
