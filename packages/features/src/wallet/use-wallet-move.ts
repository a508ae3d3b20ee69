import { ApiError } from '@havan/api-client/api-error';
import { walletMutation, type WalletMove } from '@havan/api-client/queries/money/wallet';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';

/**
 * Returns `move`, which changes the wallet; a repeat after a lost answer carries the idempotency key of the first try.
 */
export function useWalletMove() {
  const { api } = useAppProfile();
  const { mutateAsync, isPending, error } = useMutation(walletMutation(api));
  const [keys, setKeys] = useState<ReadonlyMap<string, string>>(new Map());
  const move = async (wish: WalletMove): Promise<boolean> => {
    const name = JSON.stringify(wish);
    const idempotencyKey = keys.get(name) ?? crypto.randomUUID();
    setKeys(new Map(keys).set(name, idempotencyKey));
    try {
      await mutateAsync({ ...wish, idempotencyKey });
      setKeys(new Map());
      return true;
    } catch {
      return false;
    }
  };
  return {
    move,
    isPending,
    error: error?.message ?? null,
    errorCode: error instanceof ApiError ? error.code : null,
  };
}
