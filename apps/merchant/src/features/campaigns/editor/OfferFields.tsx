import { campaignKindLabels } from '@havan/domain/campaign';
import { campaignStepsMax, campaignTitleMax, sellerCampaignKinds } from '@havan/domain/campaign-terms';
import { Alert } from '@havan/ui/Alert';
import { Button } from '@havan/ui/Button';
import { Grid } from '@havan/ui/Grid';
import { IconButton } from '@havan/ui/IconButton';
import { PlusIcon, TrashIcon } from '@havan/ui/icons';
import { Inline } from '@havan/ui/Inline';
import { MoneyField } from '@havan/ui/MoneyField';
import { NumberField } from '@havan/ui/NumberField';
import { RadioGroup } from '@havan/ui/RadioGroup';
import { Stack } from '@havan/ui/Stack';
import { TextArea } from '@havan/ui/TextArea';
import { TextField } from '@havan/ui/TextField';
import type { TypedTier } from '../campaign-form.ts';
import { campaignTexts as texts } from '../campaign-texts.ts';
import type { CampaignFieldProps } from './field-props.ts';

/** Renders the fields of title and discount or bonus. */
export function OfferFields({ form, errors, onChange, isRunning }: CampaignFieldProps) {
  return (
    <Stack space="m">
      <TextField
        label={texts.titleField}
        help={texts.titleHelp}
        maxLength={campaignTitleMax}
        value={form.title}
        error={errors.title}
        onChange={(title) => onChange({ title })}
      />
      <TextArea
        label={texts.description}
        optional
        rows={2}
        maxLength={500}
        value={form.description}
        onChange={(description) => onChange({ description })}
      />
      <RadioGroup
        label={texts.kind}
        layout="inline"
        value={form.kind}
        options={sellerCampaignKinds.map((value) => ({
          value,
          label: campaignKindLabels[value],
          disabled: isRunning && value !== form.kind,
        }))}
        onChange={(kind) => onChange({ kind })}
      />
      {form.kind === 'percentOff' || form.kind === 'amountOff' ? (
        <Grid columns={{ phone: 1, tablet: 2 }}>
          {form.kind === 'percentOff' ? (
            <NumberField
              label={texts.percent}
              suffix="%"
              value={form.percent}
              error={errors.steps}
              onChange={(percent) => onChange({ percent })}
            />
          ) : (
            <MoneyField
              label={texts.amount}
              value={form.amount}
              error={errors.steps}
              onChange={(amount) => onChange({ amount })}
            />
          )}
          <NumberField
            label={texts.fromQuantity}
            value={form.fromQuantity}
            onChange={(fromQuantity) => onChange({ fromQuantity })}
          />
        </Grid>
      ) : null}
      {form.kind === 'buyXGetY' ? (
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <NumberField
            label={texts.buy}
            value={form.buy}
            error={errors.bonus}
            onChange={(buy) => onChange({ buy })}
          />
          <NumberField label={texts.get} value={form.get} onChange={(get) => onChange({ get })} />
        </Grid>
      ) : null}
      {form.kind === 'quantityTiers' ? (
        <Tiers tiers={form.tiers} error={errors.steps} onChange={(tiers) => onChange({ tiers })} />
      ) : null}
    </Stack>
  );
}

interface TiersProps {
  readonly tiers: readonly TypedTier[];
  readonly error: string | undefined;
  readonly onChange: (tiers: readonly TypedTier[]) => void;
}

function Tiers({ tiers, error, onChange }: TiersProps) {
  const set = (id: number, changes: Partial<TypedTier>) =>
    onChange(tiers.map((tier) => (tier.id === id ? { ...tier, ...changes } : tier)));
  const nextId = Math.max(0, ...tiers.map(({ id }) => id)) + 1;
  return (
    <Stack space="s" as="section" aria-label={texts.tiers}>
      {tiers.map(({ id, fromQuantity, percent }, at) => (
        <Inline key={id} wrap={false} align="end">
          <NumberField
            label={texts.tierFrom(at + 1)}
            value={fromQuantity}
            onChange={(value) => set(id, { fromQuantity: value })}
          />
          <NumberField
            label={texts.tierPercent(at + 1)}
            suffix="%"
            value={percent}
            onChange={(value) => set(id, { percent: value })}
          />
          {tiers.length > 2 ? (
            <IconButton
              label={texts.removeTier(at + 1)}
              icon={<TrashIcon />}
              onClick={() => onChange(tiers.filter((tier) => tier.id !== id))}
            />
          ) : null}
        </Inline>
      ))}
      {error === undefined ? null : <Alert kind="error">{error}</Alert>}
      {tiers.length < campaignStepsMax ? (
        <div>
          <Button
            size="small"
            variant="outline"
            icon={<PlusIcon />}
            onClick={() => onChange([...tiers, { id: nextId, fromQuantity: null, percent: null }])}
          >
            {texts.addTier}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
