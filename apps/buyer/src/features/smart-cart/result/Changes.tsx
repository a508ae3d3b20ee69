import type { SmartCartChange } from '@havan/contract/cart/smart-cart';
import { formatMoney } from '@havan/domain/money';
import { Alert } from '@havan/ui/Alert';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useLocation } from 'react-router';
import { changeText } from './result-texts.ts';
import { smartCartTexts as texts } from '../smart-cart-texts.ts';

/** State of a result that replaced a cart which could not be ordered unchanged. */
export interface Arrival {
  readonly changes: readonly SmartCartChange[];
  /** Total of the former cart, kuruş. */
  readonly total: number;
}

const isArrival = (state: unknown): state is Arrival =>
  typeof state === 'object' && state !== null && 'changes' in state && 'total' in state;

/** Renders why another cart than the chosen one is shown; it survives a reload. */
export function Changes() {
  const { state }: { state: unknown } = useLocation();
  if (!isArrival(state)) return null;
  return (
    <Alert kind="warning" title={texts.changed} live>
      <Stack space="xs">
        <ul>
          {state.changes.map((change) => {
            const sentence = changeText(change);
            return (
              <li key={sentence}>
                <Text size="small">{sentence}</Text>
              </li>
            );
          })}
        </ul>
        <Text size="small">{texts.changedTotal(formatMoney(state.total))}</Text>
      </Stack>
    </Alert>
  );
}
