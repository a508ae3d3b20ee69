import { Text } from '@havan/ui/Text';
import type { Bringing } from './bringing-text.ts';

/** Renders `Depodan teslim: Cum teslim`; an arrival today is emphasised. It wraps in a narrow column. */
export function BringingSentence({ bringing }: { readonly bringing: Bringing }) {
  const text = [bringing.source, bringing.day].filter(Boolean).join(': ');
  return (
    <Text
      as="span"
      size="small"
      tone={bringing.isToday ? 'positive' : 'soft'}
      weight={bringing.isToday ? 'strong' : 'regular'}
    >
      {text}
    </Text>
  );
}
