import { Alert } from '@havan/ui/Alert';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { SupportOptions } from '../support-options.ts';
import { suggestedAnswers } from './suggested-answers.ts';
import { newTicketTexts as texts } from '../support-texts.ts';

interface SuggestedAnswersProps {
  readonly written: string;
  readonly load: SupportOptions['loadAnswers'];
}

/** Renders existing answers that match the text being written; nothing without a match. */
export function SuggestedAnswers({ written, load }: SuggestedAnswersProps) {
  const { data = [] } = useQuery({
    queryKey: ['ready-answers'],
    queryFn: load,
    enabled: written.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const answers = suggestedAnswers(data, written);
  return (
    <div aria-live="polite">
      {answers.length > 0 ? (
        <Alert kind="info" title={texts.suggestions}>
          <Stack space="s">
            <Text size="small">{texts.suggestionsHint}</Text>
            {answers.map(({ title, paragraphs = [] }) => (
              <Stack key={title} space="xs">
                <Text weight="strong">{title}</Text>
                {paragraphs.map((paragraph) => (
                  <Text key={paragraph} size="small">
                    {paragraph}
                  </Text>
                ))}
              </Stack>
            ))}
          </Stack>
        </Alert>
      ) : null}
    </div>
  );
}
