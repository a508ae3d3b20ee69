import { Box } from '@havan/ui/Box';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';

interface PaymentPartProps {
  readonly title: string;
  /** Whether it is as wide as the row instead of a form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Renders one chapter of the checkout. */
export function PaymentPart({ title, wide, children }: PaymentPartProps) {
  return (
    <Stack as="section" space="s" aria-label={title}>
      <SectionHeader title={title} line />
      {wide ? children : <Box width="form">{children}</Box>}
    </Stack>
  );
}
