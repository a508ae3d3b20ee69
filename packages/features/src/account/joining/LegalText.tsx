import { Button } from '@havan/ui/Button';
import { Heading } from '@havan/ui/Heading';
import { Modal } from '@havan/ui/Modal';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { legalTexts } from './legal-texts.ts';

export type LegalTextName = keyof typeof legalTexts;

/** The text that a box or a sentence of the form speaks of. */
export function LegalText({ name, onClose }: { name: LegalTextName; onClose: () => void }) {
  const { title, sections } = legalTexts[name];
  return (
    <Modal open title={title} onClose={onClose} footer={<Button onClick={onClose}>Okudum, kapat</Button>}>
      <Stack space="m">
        {sections.map(({ heading, text }) => (
          <Stack key={heading} space="xxs">
            <Heading level={3} size="block">
              {heading}
            </Heading>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Stack>
    </Modal>
  );
}
