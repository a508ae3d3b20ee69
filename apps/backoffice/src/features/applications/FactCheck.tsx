import type { FactState } from '@havan/contract/backoffice/applications';
import { Badge } from '@havan/ui/Badge';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';

interface FactCheckProps {
  readonly value: string | null;
  readonly state: FactState;
}

const looks = {
  agrees: { tone: 'positive', word: 'tuttu' },
  differs: { tone: 'critical', word: 'tutmadı' },
  missing: { tone: 'attention', word: 'eksik' },
  notNeeded: { tone: 'neutral', word: 'gerekmez' },
} as const;

/** Renders a fact and whether it holds, in a word. */
export function FactCheck({ value, state }: FactCheckProps) {
  const { tone, word } = looks[state];
  return (
    <Inline space="s" align="center">
      {value ? <Text as="span">{value}</Text> : null}
      <Badge tone={tone}>{word}</Badge>
    </Inline>
  );
}
