import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { useToast } from '@havan/ui/Toast';
import { keyTexts } from './keys/key-texts.ts';

/** Renders a read-only text with a button that copies it. */
export function CopyField({ label, value }: { readonly label: string; readonly value: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => toast({ title: keyTexts.copied, tone: 'positive' }),
      () => toast({ title: keyTexts.notCopied, tone: 'critical' }),
    );
  return (
    <Stack space="xs">
      <TextArea label={label} value={value} rows={value.length > 60 ? 3 : 2} readOnly />
      <Inline>
        <Button
          variant="outline"
          size="small"
          aria-label={`${label}: ${keyTexts.copy}`}
          onClick={() => void copy()}
        >
          {keyTexts.copy}
        </Button>
      </Inline>
    </Stack>
  );
}
