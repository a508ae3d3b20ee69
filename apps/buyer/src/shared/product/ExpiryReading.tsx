import { expiryBand, expiryLabel, monthsLeft, type ExpiryBand } from '@havan/domain/expiry';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Ruler } from '@havan/ui/Ruler';
import { RulerReading, type RulerReadingProps } from '@havan/ui/RulerReading';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { expiryTexts } from '../shared-texts.ts';

type Tone = NonNullable<RulerReadingProps['tone']>;

const expiryTones: Readonly<Record<ExpiryBand, Tone>> = {
  none: 'neutral',
  good: 'positive',
  close: 'attention',
  expired: 'critical',
};

const wordTones = { none: 'soft', close: 'attention', expired: 'critical' } as const;

/** Months that the ruler shows; a longer expiry fills it. */
const rulerMonths = 24;

interface ExpiryReadingProps {
  readonly expiration: string | null;
  readonly now: Date;
  readonly layout?: NonNullable<RulerReadingProps['layout']>;
  /** Whether it is the longest of its column. */
  readonly isBest?: boolean;
}

/** Renders the ruler and the months left, where the name already contains the date. */
export function ExpiryRuler({ expiration, now }: Pick<ExpiryReadingProps, 'expiration' | 'now'>) {
  const months = monthsLeft(expiration, now);
  if (months === null) return null;
  const band = expiryBand(expiration, now);
  return (
    <Stack space="xxs">
      <Ruler value={Math.max(0, months)} max={rulerMonths} tone={expiryTones[band]} />
      <Text as="span" size="tiny" weight="strong" tone={band === 'good' ? 'soft' : wordTones[band]}>
        {expiryTexts.remark(months, band)}
      </Text>
    </Stack>
  );
}

/** Renders an expiry as month and year, as a ruler of 24 months, and as text. */
export function ExpiryReading({ expiration, now, layout = 'stack', isBest = false }: ExpiryReadingProps) {
  const months = monthsLeft(expiration, now);
  if (months === null) {
    return (
      <Text as="span" tone="soft">
        {isBest ? <DoubleRule label={expiryTexts.best}>{expiryLabel(null)}</DoubleRule> : expiryLabel(null)}
      </Text>
    );
  }
  const band = expiryBand(expiration, now);
  const label = expiryLabel(expiration);
  return (
    <RulerReading
      text={isBest ? <DoubleRule label={expiryTexts.best}>{label}</DoubleRule> : label}
      value={Math.max(0, Math.min(rulerMonths, months))}
      max={rulerMonths}
      tone={expiryTones[band]}
      remark={expiryTexts.remark(months, band)}
      layout={layout}
    />
  );
}
