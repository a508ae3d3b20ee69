import { istanbulIsoDay } from '@havan/domain/istanbul';
import { DatePicker } from '@havan/ui/DatePicker';
import { Grid } from '@havan/ui/Grid';
import { Heading } from '@havan/ui/Heading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { TextField } from '@havan/ui/TextField';
import { campaignTexts as texts } from '../campaign-texts.ts';
import type { CampaignFieldProps } from './field-props.ts';

/** Renders the fields of beginning and end, to the minute in Istanbul. */
export function PeriodFields({
  form,
  errors,
  onChange,
  isRunning,
  now,
}: CampaignFieldProps & { readonly now: Date }) {
  const today = istanbulIsoDay(now);
  return (
    <Stack space="s">
      <Heading level={2} size="block">
        {texts.when}
      </Heading>
      <Grid columns={{ phone: 1, tablet: 2 }}>
        {isRunning ? null : (
          <>
            <DatePicker
              label={texts.startDay}
              today={today}
              min={today}
              value={form.startDay}
              error={errors.startsAt}
              onChange={(startDay) => onChange({ startDay })}
            />
            <Time
              label={texts.startTime}
              value={form.startTime}
              onChange={(startTime) => onChange({ startTime })}
            />
          </>
        )}
        <DatePicker
          label={texts.endDay}
          today={today}
          min={form.startDay ?? today}
          value={form.endDay}
          error={errors.endsAt}
          onChange={(endDay) => onChange({ endDay })}
        />
        <Time label={texts.endTime} value={form.endTime} onChange={(endTime) => onChange({ endTime })} />
      </Grid>
      <Text tone="faint" size="small">
        {texts.istanbul}
      </Text>
    </Stack>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Time({ label, value, onChange }: TimeProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder="SS:DD"
      maxLength={5}
      value={value}
      onChange={(typed) => onChange(typed.replace(/^(\d{2})(\d)/, '$1:$2'))}
    />
  );
}
