import { Box } from '@havan/ui/Box';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Stack } from '@havan/ui/Stack';
import type { ReactNode } from 'react';

interface PaymentPartProps {
  readonly title: string;
  readonly remark?: string;
  readonly children: ReactNode;
}

/** One chapter of the checkout. */
export function PaymentPart({ title, remark, children }: PaymentPartProps) {
  return (
    <Stack as="section" space="s" aria-label={title}>
      <SectionHeader title={title} line {...(remark && { remark })} />
      <Box width="form">{children}</Box>
    </Stack>
  );
}
