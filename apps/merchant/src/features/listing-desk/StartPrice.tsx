import { Button } from '@havan/ui/Button';
import { TagIcon } from '@havan/ui/icons';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { Popover } from '@havan/ui/Popover';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { deskTexts } from './desk-texts.ts';
import { type StartPriceRule, startRuleLabels, startRules } from './rows/start-price.ts';

type StartPriceProps = { rule: StartPriceRule; onChange: (rule: StartPriceRule) => void };

/** Renders the choice of the rule for the price of new rows. */
export function StartPrice({ rule, onChange }: StartPriceProps) {
  return (
    <Popover
      label={deskTexts.startPrice}
      trigger={
        <Button variant="outline" icon={<TagIcon />}>
          {`${deskTexts.startPrice}: ${startRuleLabels[rule.rule]}`}
        </Button>
      }
    >
      <Stack>
        <RadioGroup
          label={deskTexts.startPrice}
          value={rule.rule}
          onChange={(value) => {
            const next = startRules.find((name) => name === value);
            if (next) onChange({ ...rule, rule: next });
          }}
          options={startRules.map((value) => ({ value, label: startRuleLabels[value] }))}
        />
        {rule.rule === 'undercut' ? (
          <MoneyField
            label={deskTexts.undercut}
            value={rule.undercut}
            onChange={(undercut) => onChange({ ...rule, undercut: undercut ?? 0 })}
          />
        ) : null}
        {rule.rule === 'psf' ? (
          <NumberField
            label={deskTexts.percent}
            suffix="%"
            value={rule.percent}
            onChange={(percent) => onChange({ ...rule, percent: Math.min(Math.max(percent ?? 0, 0), 99) })}
          />
        ) : null}
      </Stack>
    </Popover>
  );
}
