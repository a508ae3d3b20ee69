import { formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import { periodSteps } from '@havan/domain/period';
import { Chip } from '@havan/ui/Chip';
import { ChipRow } from '@havan/ui/ChipRow';
import { DatePicker } from '@havan/ui/DatePicker';
import { Grid } from '@havan/ui/Grid';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { choiceOf, type PerformanceFilter, periodChoices, periodOf } from './performance-filter.ts';
import { performanceTexts as texts, periodLabels, stepLabels } from './performance-texts.ts';

interface PeriodBarProps {
  readonly filter: PerformanceFilter;
  readonly now: Date;
  readonly onChange: (change: Partial<PerformanceFilter>) => void;
}

/** Renders the choice of the period and its step. */
export function PeriodBar({ filter, now, onChange }: PeriodBarProps) {
  const chosen = choiceOf(filter, now);
  const today = formatIsoDay(istanbulDayOf(now));
  return (
    <Stack space="s">
      <ChipRow label={texts.periodLabel}>
        {periodChoices.map((choice) => (
          <Chip
            key={choice}
            label={periodLabels[choice]}
            pressed={choice === chosen}
            onChange={() => onChange(periodOf(choice === chosen ? 'days30' : choice, now))}
          />
        ))}
      </ChipRow>
      <Grid columns={{ phone: 2, web: 4 }} space="s">
        <DatePicker
          label={texts.from}
          value={filter.from}
          today={today}
          max={filter.to}
          onChange={(from) => (from === null || from > filter.to ? undefined : onChange({ from }))}
        />
        <DatePicker
          label={texts.to}
          value={filter.to}
          today={today}
          min={filter.from}
          max={today}
          onChange={(to) => (to === null || to < filter.from ? undefined : onChange({ to }))}
        />
        <Select
          label={texts.stepLabel}
          options={periodSteps.map((step) => ({ value: step, label: stepLabels[step] }))}
          value={filter.step}
          onChange={(value) => {
            const step = periodSteps.find((each) => each === value);
            if (step) onChange({ step });
          }}
        />
      </Grid>
    </Stack>
  );
}
