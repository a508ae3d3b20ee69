import type { RefundTarget } from '@havan/domain/refund';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { useMayEnter } from '@havan/app-shell/profile/use-basic-infos';
import { refundTexts } from '../order-work-texts.ts';

interface RefundTargetChoiceProps {
  readonly value: RefundTarget;
  readonly onChange: (target: RefundTarget) => void;
}

/**
 * Renders the choice of a buyer's refund: the card takes days, the wallet is at once. Without a wallet there
 * is no choice.
 */
export function RefundTargetChoice({ value, onChange }: RefundTargetChoiceProps) {
  if (useMayEnter('wallet') !== true) return null;
  return (
    <RadioGroup
      label={refundTexts.target}
      layout="rows"
      options={[
        { value: 'card', label: refundTexts.toCard, help: refundTexts.toCardHelp },
        { value: 'wallet', label: refundTexts.toWallet, help: refundTexts.toWalletHelp },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
