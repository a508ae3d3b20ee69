import { Badge } from '@havan/ui/Badge';
import { useState } from 'react';

interface SpanBadgeProps {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Renders whether something is shown now, later, or no more. */
export function SpanBadge({ startsAt, endsAt }: SpanBadgeProps) {
  const [now] = useState(() => Date.now());
  if (now < Date.parse(startsAt)) return <Badge tone="info">Planlandı</Badge>;
  if (now >= Date.parse(endsAt)) return <Badge tone="neutral">Bitti</Badge>;
  return <Badge tone="positive">Yayında</Badge>;
}
