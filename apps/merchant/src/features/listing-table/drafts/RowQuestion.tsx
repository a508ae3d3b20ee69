import { formatCount } from '@havan/domain/count';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Text } from '@havan/ui/Text';
import type { Answer, Draft } from './drafts.ts';
import { draftTexts } from '../listing-texts.ts';

interface RowQuestionProps {
  readonly asks: NonNullable<Draft['asks']>;
  readonly onAnswer: (answer: Answer) => void;
}

/** Renders the server's question about a row before it is saved, with its answers. */
export function RowQuestion({ asks, onAnswer }: RowQuestionProps) {
  const { warnings, stockConflict: conflict, isOutdated } = asks;
  const sentence =
    conflict?.sentence ??
    (isOutdated ? draftTexts.outdated : warnings.map((each) => each.sentence).join(' '));
  const button = (label: string, answer: Answer) => (
    <Button key={label} size="small" variant="outline" onClick={() => onAnswer(answer)}>
      {label}
    </Button>
  );
  const sign = conflict && conflict.change < 0 ? '−' : '+';
  return (
    <Inline space="s">
      <Text as="span" size="small">
        {sentence}
      </Text>
      {conflict
        ? [
            button(draftTexts.stockTyped(formatCount(conflict.typed)), { stock: conflict.typed }),
            button(
              draftTexts.stockChanged(
                `${sign}${formatCount(Math.abs(conflict.change))}`,
                formatCount(conflict.changed),
              ),
              { stock: conflict.changed },
            ),
          ]
        : isOutdated
          ? [button(draftTexts.mine, 'mine'), button(draftTexts.theirs, 'theirs')]
          : [button(draftTexts.tick, 'tick'), button(draftTexts.undo, 'theirs')]}
    </Inline>
  );
}
