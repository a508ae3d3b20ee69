import { Button } from '@havan/ui/Button';
import { Grid } from '@havan/ui/Grid';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useToast } from '@havan/ui/Toast';
import { factorTexts as texts } from './second-factor-texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Renders the recovery codes, which are shown only this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast({ title: texts.copied, tone: 'positive' }),
      () => {},
    );
  return (
    <Stack space="m">
      <Text tone="soft">{texts.codesLead}</Text>
      <Grid as="ul" columns={{ phone: 1, tablet: 2 }} space="xs" aria-label={texts.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <Text as="span" weight="strong" noWrap>
              {code}
            </Text>
          </li>
        ))}
      </Grid>
      <Inline justify="end">
        <Button variant="outline" onClick={copy}>
          {texts.copy}
        </Button>
        <Button onClick={onKept}>{texts.kept}</Button>
      </Inline>
    </Stack>
  );
}
