import { DistanceRuler } from '@havan/ui/DistanceRuler';
import { Inline } from '@havan/ui/Inline';
import { Ruler } from '@havan/ui/Ruler';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { campaignPageTexts as texts, daysLeft, timeLeft } from './campaign-page-texts.ts';

/** Days that the ruler shows; a long tick stands at each week. */
const mostDays = 28;
const week = 7;
const fewDays = 2;

interface TimeLeftProps {
  readonly endsAt: string;
  readonly now: Date;
}

/** Renders the time left of a campaign as a ruler of one tick per day, and as text. */
export function TimeLeft({ endsAt, now }: TimeLeftProps) {
  const days = daysLeft(endsAt, now);
  return (
    <Inline space="s" align="center">
      <Ruler value={days} max={mostDays} major={week} tone={days <= fewDays ? 'attention' : 'positive'} />
      <Text as="span" size="small">
        {timeLeft(endsAt, now)}
      </Text>
    </Inline>
  );
}

interface UnitsLeftProps {
  readonly left: number | null;
  readonly limit: number | null;
}

const fewShare = 0.1;

/** Renders the remaining units of a limited campaign; nothing without a limit. */
export function UnitsLeft({ left, limit }: UnitsLeftProps) {
  if (left === null || limit === null) return null;
  const text = texts.unitsLeft(left, limit);
  return (
    <Stack space="xxs">
      <Text as="span" size="small">
        {text}
      </Text>
      <DistanceRuler
        value={left}
        max={limit}
        label={text}
        tone={left <= limit * fewShare ? 'attention' : 'positive'}
      />
    </Stack>
  );
}
