import type { MessageTemplate } from '@havan/contract/notifications/message-templates';
import { Box } from '@havan/ui/Box';
import { Button } from '@havan/ui/Button';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { templateTexts as texts } from './template-texts.ts';

interface TemplateRowsProps {
  readonly templates: readonly MessageTemplate[];
  /** Returns the text of a template as it will be sent. */
  readonly fill: (template: MessageTemplate) => string;
  readonly onInsert: (template: MessageTemplate) => void;
  readonly onEdit: (template: MessageTemplate) => void;
  readonly onRemove: (template: MessageTemplate) => void;
}

/** Renders one row per template, with its filled-in text. */
export function TemplateRows({ templates, fill, onInsert, onEdit, onRemove }: TemplateRowsProps) {
  const acts = [
    { label: texts.insert, variant: 'outline', act: onInsert },
    { label: texts.edit, variant: 'quiet', act: onEdit },
    { label: texts.remove, variant: 'quiet', act: onRemove },
  ] as const;
  return (
    <Stack as="ul" space="none">
      {templates.map((template) => (
        <Box key={template.templateId} as="li" lineBelow="row" padding="s">
          <Stack space="xs">
            <Text weight="strong">{template.name}</Text>
            <Text tone="soft">{fill(template)}</Text>
            <Inline space="xs">
              {acts.map(({ label, variant, act }) => (
                <Button
                  key={label}
                  variant={variant}
                  size="small"
                  aria-label={texts.named(label, template.name)}
                  onClick={() => act(template)}
                >
                  {label}
                </Button>
              ))}
            </Inline>
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
