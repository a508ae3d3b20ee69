import { Badge } from '@havan/ui/Badge';
import { Text } from '@havan/ui/Text';
import type { Bringing } from './bringing-text.ts';

/** `Depodan teslim: Cum teslim`; what comes today stands out. */
export function BringingSentence({ bringing }: { readonly bringing: Bringing }) {
  const text = [bringing.source, bringing.day].filter(Boolean).join(': ');
  return bringing.isToday ? (
    <Badge tone="positive">{text}</Badge>
  ) : (
    <Text as="span" size="small" tone="soft">
      {text}
    </Text>
  );
}
