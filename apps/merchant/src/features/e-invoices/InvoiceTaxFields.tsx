import { Alert } from '@havan/ui/Alert';
import { Grid } from '@havan/ui/Grid';
import { Select } from '@havan/ui/Select';
import { Stack } from '@havan/ui/Stack';
import { TextField } from '@havan/ui/TextField';
import { invoiceTexts as texts } from './e-invoice-texts.ts';
import { type TaxFields, taxKinds, withholdingOptions } from './invoice-tax.ts';

interface InvoiceTaxFieldsProps {
  readonly value: TaxFields;
  /** Error of the treatment saved last; null without one. */
  readonly error: string | null;
  readonly onChange: (changes: Partial<TaxFields>) => void;
}

/**
 * Renders the VAT treatment of a draft: ordinary, exempt with its reason, or partly withheld by the buyer.
 */
export function InvoiceTaxFields({ value, error, onChange }: InvoiceTaxFieldsProps) {
  const { taxKind, exemptionCode, exemptionReason, withholding } = value;
  return (
    <Stack space="m">
      <Grid columns={{ phone: 1, tablet: 2 }} space="m">
        <Select
          label={texts.taxKind}
          options={taxKinds}
          value={taxKind}
          onChange={(kind) =>
            onChange({ taxKind: taxKinds.find((each) => each.value === kind)?.value ?? 'ordinary' })
          }
        />
        {taxKind === 'withheld' ? (
          <Select
            label={texts.withholding}
            options={withholdingOptions}
            placeholder={texts.chooseWithholding}
            required
            value={withholding}
            error={error ?? undefined}
            onChange={(chosen) => onChange({ withholding: chosen })}
          />
        ) : null}
        {taxKind === 'exempt' ? (
          <TextField
            label={texts.exemptionCode}
            help={texts.exemptionCodeHelp}
            required
            inputMode="numeric"
            maxLength={3}
            value={exemptionCode}
            error={error}
            onChange={(code) => onChange({ exemptionCode: code })}
          />
        ) : null}
      </Grid>
      {taxKind === 'exempt' ? (
        <TextField
          label={texts.exemptionReason}
          help={texts.exemptionReasonHelp}
          required
          maxLength={200}
          value={exemptionReason}
          onChange={(reason) => onChange({ exemptionReason: reason })}
        />
      ) : null}
      {taxKind === 'withheld' ? <Alert kind="warning">{texts.withheldIsOwed}</Alert> : null}
    </Stack>
  );
}
