import type { ResultOf } from '@havan/contract/call';
import type { readSmartCartLines } from '@havan/contract/cart/smart-cart';
import { Alert } from '@havan/ui/Alert';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { nameChoiceTexts } from './list-texts.ts';

export type AnsweredLine = ResultOf<typeof readSmartCartLines>['lines'][number];

/** Renders the lines with an ambiguous name, each with the choice of its product, which takes effect at once. */
export function NameChoices({
  lines,
  onChoose,
}: {
  lines: readonly AnsweredLine[];
  onChoose: (line: AnsweredLine, product: AnsweredLine['candidates'][number]) => void;
}) {
  if (lines.length === 0) return null;
  return (
    <Alert kind="info" title={nameChoiceTexts.title(lines.length)} live>
      <Stack space="s">
        {lines.map((line) => (
          <Select
            key={line.line}
            label={nameChoiceTexts.label(line.line, line.text)}
            placeholder={nameChoiceTexts.placeholder}
            value=""
            options={line.candidates.map(({ productId, productName, brandName }) => ({
              value: String(productId),
              label: `${productName} · ${brandName}`,
            }))}
            onChange={(value) => {
              const product = line.candidates.find(({ productId }) => String(productId) === value);
              if (product) onChoose(line, product);
            }}
          />
        ))}
      </Stack>
    </Alert>
  );
}
