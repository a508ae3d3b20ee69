import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { contractParts } from './contract-parts.ts';

/** Renders a contract as it is shown and accepted. */
export function ContractText({ html }: { readonly html: string }) {
  return (
    <Stack space="s">
      {contractParts(html).map(({ kind, text }) =>
        kind === 'heading' ? (
          <Heading key={text} level={3} size="block">
            {text}
          </Heading>
        ) : (
          <Text key={text} tone="soft">
            {text}
          </Text>
        ),
      )}
    </Stack>
  );
}
