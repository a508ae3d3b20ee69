import type { Wallet } from '@havan/contract/money/wallet';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Checkbox } from '@havan/ui/Checkbox';
import { Inline } from '@havan/ui/Inline';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useState } from 'react';
import { ContractText } from './ContractText.tsx';
import { useWalletMove } from '../use-wallet-move.ts';
import { walletTexts } from '../wallet-texts.ts';

interface WalletContractModalProps {
  readonly wallet: Wallet;
  readonly onClose: () => void;
}

/**
 * Renders the wallet contract, which is accepted once before the first withdrawal; the button waits for the
 * tick (specification §5).
 */
export function WalletContractModal({ wallet, onClose }: WalletContractModalProps) {
  const { move, isPending, error } = useWalletMove();
  const [isRead, setIsRead] = useState(false);
  const { version, html } = wallet.contract;
  return (
    <Modal
      open
      title={walletTexts.contract}
      size="medium"
      onClose={onClose}
      footer={
        <Inline justify="end">
          <Button variant="outline" onClick={onClose}>
            {walletTexts.back}
          </Button>
          <Button
            disabled={!isRead}
            loading={isPending}
            onClick={() => void move({ action: 'accept', request: { version } })}
          >
            {walletTexts.contractSubmit}
          </Button>
        </Inline>
      }
    >
      <Stack space="m">
        <Text tone="soft">{walletTexts.contractNeeded}</Text>
        <ContractText html={html} />
        <Checkbox label={walletTexts.contractBox} checked={isRead} onChange={setIsRead} />
        {error ? <Alert kind="error">{error}</Alert> : null}
      </Stack>
    </Modal>
  );
}
