import { Badge } from '@havan/ui/Badge';
import { useState } from 'react';

interface SpanBadgeProps {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Renders whether a publication is planned, live or over, at the time the badge is mounted. */
export function SpanBadge({ startsAt, endsAt }: SpanBadgeProps) {
  const [now] = useState(() => Date.now());
  if (now < Date.parse(startsAt)) return <Badge tone="info">Planlandı</Badge>;
  if (now >= Date.parse(endsAt)) return <Badge tone="neutral">Bitti</Badge>;
  return <Badge tone="positive">Yayında</Badge>;
}
