import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { NumberField } from '@havan/ui/NumberField';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { campaignTexts as texts } from '../campaign-texts.ts';
import type { CampaignFieldProps } from './field-props.ts';

/** Renders the limits of units in all and per company. */
export function LimitFields({ form, errors, onChange }: CampaignFieldProps) {
  return (
    <Stack space="s">
      <Heading level={2} size="block">
        {texts.limits}
      </Heading>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        <NumberField
          label={texts.unitLimit}
          optional
          value={form.unitLimit}
          error={errors.unitLimit}
          onChange={(unitLimit) => onChange({ unitLimit })}
        />
        <NumberField
          label={texts.companyLimit}
          optional
          value={form.companyLimit}
          error={errors.companyLimit}
          onChange={(companyLimit) => onChange({ companyLimit })}
        />
      </Grid>
      <Text tone="faint" size="small">
        {texts.noLimit}
      </Text>
    </Stack>
  );
}
