import { Button } from '@havan/ui/Button';
import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Inline } from '@havan/ui/Inline';
import { Money } from '@havan/ui/Money';
import { QuantityStepper } from '@havan/ui/QuantityStepper';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { ToastProvider, useToast } from '@havan/ui/Toast';
import { useState } from 'react';
import { Plate } from '../book/Plate.tsx';
import './foundations.css';

const price = 24_890;
const free = 250_000;

/** Renders a quantity that changes the progress to free shipping, with its animation. */
export function TicksThatFill() {
  const [count, setCount] = useState(4);
  const left = free - count * price;
  return (
    <Plate>
      <div className="sheet-of">
        <Stack space="m">
          <Inline space="m">
            <QuantityStepper label="Adet, Nurevit Çinko" value={count} onChange={setCount} max={12} />
            <Text>
              {left > 0 ? (
                <>
                  Ücretsiz kargoya <Money value={left} /> kaldı
                </>
              ) : (
                'Kargonuz ücretsiz'
              )}
            </Text>
          </Inline>
          <DistanceRuler label="Ücretsiz kargo" value={count * price} max={free} />
        </Stack>
      </div>
    </Plate>
  );
}

/** Renders examples of both durations: a layer opens in 180 ms, a colour changes in 140 ms. */
export function Entering() {
  return (
    <Plate>
      <ToastProvider>
        <Inline space="s">
          <Button variant="outline">Hover me: 140 ms</Button>
          <Raise />
        </Inline>
      </ToastProvider>
    </Plate>
  );
}

function Raise() {
  const toast = useToast();
  return (
    <Button variant="outline" onClick={() => toast({ title: 'Sepete eklendi' })}>
      Press me: 180 ms
    </Button>
  );
}
